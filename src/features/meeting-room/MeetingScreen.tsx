import { Link, useParams } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { JoinPane } from './lobby/JoinPane.tsx'
import { Lobby } from './lobby/Lobby.tsx'
import { MeetingRoom } from './MeetingRoom.tsx'
import { teamsToMeet } from './meeting-room.queries.ts'

/** A team's meeting: the lobby before it, the door while it runs, the room for those who are in. */
export function MeetingScreen() {
  const { teamId, meetingType } = useParams({
    from: '/signed-in/app/meeting/$teamId/{-$meetingType}',
  }) as { teamId: string; meetingType?: string }
  return (
    <TeamMeeting
      key={teamId}
      teamId={teamId}
      meetingType={meetingType === 'quarterly' ? 'quarterly' : 'weekly'}
    />
  )
}

function TeamMeeting({ teamId, meetingType }: { teamId: string; meetingType: 'weekly' | 'quarterly' }) {
  const teams = useLive(teamsToMeet, {})
  const entry = teams?.find(({ team }) => team.id === teamId)
  // Kept when the meeting ends, so that those in the room see its end rather than the lobby.
  const [roomId, setRoomId] = useState<string | null>(null)
  if (entry?.meeting && entry.joined && roomId !== entry.meeting.id) setRoomId(entry.meeting.id)
  if (entry?.meeting && !entry.joined && roomId === entry.meeting.id) setRoomId(null)

  if (!teams) return <SkeletonRows rowHeight="h-12" />
  if (roomId) return <MeetingRoom key={roomId} meetingId={roomId} />
  if (!entry) return <NotYours />
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
      text="This team’s meetings are not open to you. Ask its manager to add you to the team."
      action={
        <Link to="/meetings" className={buttonClass()}>
          Go to Meetings
        </Link>
      }
    />
  )
}
