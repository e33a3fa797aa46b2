import { DoorOpen } from 'lucide-react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import { isScriber } from '../meetings/meetings.access.ts'
import { MEETING_TYPE_LABELS } from '../meetings/meetings.text.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { AddToMeeting } from './AddToMeeting.tsx'
import { Agenda } from './Agenda.tsx'
import { MeetingClock, SectionClock } from './Clock.tsx'
import { EndMeeting } from './EndMeeting.tsx'
import { meetingRoom, type Room } from './meeting-room.queries.ts'
import { TASKS_COME_NEXT } from './meeting-room.text.ts'
import { Participants } from './Participants.tsx'
import { RoomMenu } from './RoomMenu.tsx'
import { ScriberState } from './ScriberState.tsx'
import { SectionBody } from './sections/SectionBody.tsx'
import { TimerControls } from './TimerControls.tsx'
import { useHeartbeat } from './use-heartbeat.ts'
import { useMeetingActions } from './use-meeting-actions.ts'
import { useMeetingKeys } from './use-meeting-keys.ts'
import { useLimitNews, useSectionNews } from './use-meeting-news.ts'
import { useShownSection } from './use-shown-section.ts'

/** A running meeting for somebody who is in it. */
export function MeetingRoom({ meetingId }: { meetingId: string }) {
  const room = useLive(meetingRoom, { meetingId })
  return room ? <OpenRoom room={room} /> : <SkeletonRows rowHeight="h-12" />
}

function OpenRoom({ room }: { room: Room }) {
  const { meeting, team, attendees, scriber } = room
  const actions = useMeetingActions(meeting)
  const runsTimer = isScriber(useActor(), meeting)
  const isActive = meeting.status === 'active'
  useHeartbeat(meeting)
  useMeetingKeys(runsTimer && isActive, actions)
  useSectionNews(meeting)
  useLimitNews(meeting)
  const isUnfinished = useIsUnfinished()
  const isOver = !isActive && !isUnfinished
  const shown = useShownSection(meeting)
  const { kind } = meeting.sections[shown]!
  if (isOver) return <EmptyState icon={<DoorOpen aria-hidden />} text={TASKS_COME_NEXT} />
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-2 pb-1">
        <h1 className="min-w-0 flex-1 truncate text-base font-semibold">
          {team?.name}
          <span className="max-md:sr-only"> · {MEETING_TYPE_LABELS[meeting.meetingType]}</span>
        </h1>
        <ScriberState meeting={meeting} scriber={scriber} onTakeOver={actions.takeOver} />
        <div className="flex items-center">
          {runsTimer && <EndMeeting meeting={meeting} actions={actions} />}
          <Participants attendees={attendees} scriberId={meeting.scriberId} />
          <RoomMenu meeting={meeting} actions={actions} />
        </div>
      </header>
      <div className="sticky top-0 z-20 border-b border-line bg-page">
        <Agenda meeting={meeting} onChoose={runsTimer ? actions.goTo : undefined} />
        <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
          <h2 className="text-xl font-semibold max-md:sr-only">
            {meeting.sections[sectionOf(meeting)]?.section}
          </h2>
          <SectionClock meeting={meeting} />
          <div className="ml-auto flex items-center gap-4">
            <MeetingClock meeting={meeting} />
            {runsTimer && <TimerControls meeting={meeting} actions={actions} className="max-md:hidden" />}
          </div>
        </div>
      </div>
      <AddToMeeting meeting={meeting} kind={kind} />
      <div className="flex-1 pb-6">
        <SectionBody kind={kind} room={room} />
      </div>
      {runsTimer && (
        <TimerControls
          meeting={meeting}
          actions={actions}
          className="sticky bottom-0 z-20 border-t border-line bg-page p-2 md:hidden [&>button]:flex-1"
        />
      )}
    </div>
  )
}
