import { Link, useParams } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import type { MeetingType } from '../meetings/meetings.table.ts'
import { HeldTeam } from '../teams/HeldTeam.tsx'
import { JoinPane } from './lobby/JoinPane.tsx'
import { type MeetingTeam, teamsToMeet } from './lobby/lobby.queries.ts'
import { Lobby } from './lobby/Lobby.tsx'
import { GO_TO_MEETINGS, NOT_YOUR_TEAM } from './meeting-room.text.ts'

const MeetingRoom = later(
  () => import('./MeetingRoom.tsx'),
  () => <SkeletonRows rowHeight="h-12" />,
)

/** A team's meeting: the lobby before it starts, the door while it runs, and the room for those who have joined. */
export function MeetingScreen() {
  const { teamId, meetingType } = useParams({
    from: '/signed-in/app/meeting/$teamId/{-$meetingType}',
  }) as { teamId: string; meetingType?: string }
  usePreload(MeetingRoom)
  return (
    <TeamMeeting
      key={teamId}
      teamId={teamId}
      meetingType={meetingType === 'quarterly' ? 'quarterly' : 'weekly'}
    />
  )
}

type TeamMeetingProps = { teamId: string; meetingType: MeetingType }

function TeamMeeting(props: TeamMeetingProps) {
  const teams = useLive(teamsToMeet, {})
  const entry = teams?.find(({ team }) => team.id === props.teamId)
  if (!teams) return <SkeletonRows rowHeight="h-12" />
  if (!entry) return <NotYours />
  return (
    <HeldTeam teamId={props.teamId}>
      <OwnMeeting {...props} entry={entry} />
    </HeldTeam>
  )
}

function OwnMeeting({ entry, meetingType }: TeamMeetingProps & { entry: MeetingTeam }) {
  // Kept when the meeting ends, so that those in the room see its end rather than the lobby.
  const [roomId, setRoomId] = useState<string | null>(null)
  if (entry.meeting && entry.joined && roomId !== entry.meeting.id) setRoomId(entry.meeting.id)
  if (entry.meeting && !entry.joined && roomId === entry.meeting.id) setRoomId(null)

  if (roomId) return <MeetingRoom key={roomId} meetingId={roomId} />
  return entry.meeting ? (
    <JoinPane meeting={entry.meeting} />
  ) : (
    <Lobby team={entry.team} meetingType={meetingType} />
  )
}

function NotYours() {
  return (
    <EmptyState
      icon={<UsersRound aria-hidden />}
      text={NOT_YOUR_TEAM}
      action={
        <Link to="/meetings" className={buttonClass()}>
          {GO_TO_MEETINGS}
        </Link>
      }
    />
  )
}
