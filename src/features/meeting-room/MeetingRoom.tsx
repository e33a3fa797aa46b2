import { useRef } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { useOwnKeys } from '../../ui/screen-keys.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import { RaisingProvider } from '../issues/raising/RaisingProvider.tsx'
import { isScriber } from '../meetings/meetings.access.ts'
import { MEETING_TYPE_LABELS } from '../meetings/meetings.text.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { AddToMeeting } from './AddToMeeting.tsx'
import { Agenda } from './Agenda.tsx'
import { MeetingClock, SectionClock } from './Clock.tsx'
import { Ended } from './Ended.tsx'
import { EndMeeting } from './EndMeeting.tsx'
import { LookingAround } from './LookingAround.tsx'
import { meetingRoom, type Room } from './meeting-room.queries.ts'
import { lookAt, MEETING_KEYS } from './meeting-room.text.ts'
import { Participants } from './Participants.tsx'
import { RoomNotes } from './RoomNotes.tsx'
import { RoomMenu } from './RoomMenu.tsx'
import { ScriberState } from './ScriberState.tsx'
import { SectionBody } from './sections/SectionBody.tsx'
import { TimerControls } from './TimerControls.tsx'
import { useHeartbeat } from './use-heartbeat.ts'
import { useMeetingActions } from './use-meeting-actions.ts'
import { tickByKey, useRoomKeys } from './use-room-keys.ts'
import { useLimitNews, useSectionNews } from './use-meeting-news.ts'
import { useShownSection } from './use-shown-section.ts'
import { useBeingInRoom } from './use-whereabouts.ts'

/** A running meeting for somebody who is in it. */
export function MeetingRoom({ meetingId }: { meetingId: string }) {
  const room = useLive(meetingRoom, { meetingId })
  return room ? <OpenRoom room={room} /> : <SkeletonRows rowHeight="h-12" />
}

function OpenRoom({ room }: { room: Room }) {
  const { meeting, team, scriber } = room
  const actions = useMeetingActions(meeting)
  const runsTimer = isScriber(useActor(), meeting)
  const isActive = meeting.status === 'active'
  const { shown, looksAround, look, comeBack } = useShownSection(meeting)
  useHeartbeat(meeting)
  useBeingInRoom(meeting, looksAround ? shown : null)
  const choose = runsTimer ? (index: number) => void actions.goTo(index) : look
  const work = useRef<HTMLDivElement>(null)
  useRoomKeys({
    meeting,
    work,
    choose,
    comeBack: looksAround ? comeBack : undefined,
    actions: runsTimer && isActive ? actions : undefined,
  })
  useOwnKeys(MEETING_KEYS)
  useSectionNews(meeting)
  useLimitNews(meeting)
  const isUnfinished = useIsUnfinished()
  const isOver = !isActive && !isUnfinished
  const current = sectionOf(meeting)
  const section = meeting.sections[shown]!
  if (isOver) return <Ended meetingId={meeting.id} />
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-2 pb-1">
        <h1 className="min-w-0 flex-1 truncate text-base font-semibold">
          {team?.name}
          <span className="max-md:sr-only"> · {MEETING_TYPE_LABELS[meeting.meetingType]}</span>
        </h1>
        <ScriberState meeting={meeting} scriber={scriber} onTakeOver={actions.takeOver} />
        <div className="flex items-center">
          {runsTimer && <EndMeeting room={room} />}
          <RoomNotes meeting={meeting} />
          <Participants room={room} actions={actions} />
          <RoomMenu room={room} actions={actions} />
        </div>
      </header>
      <div className="sticky top-0 z-20 border-b border-line bg-page">
        <Agenda meeting={meeting} shown={shown} explain={runsTimer ? undefined : lookAt} onChoose={choose} />
        <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
          <h2 className="text-xl font-semibold max-md:sr-only">{meeting.sections[current]?.section}</h2>
          <SectionClock meeting={meeting} />
          <div className="ml-auto flex items-center gap-4">
            <MeetingClock meeting={meeting} />
            {runsTimer && <TimerControls meeting={meeting} actions={actions} className="max-md:hidden" />}
          </div>
        </div>
        {looksAround && (
          <LookingAround
            section={section.section}
            current={meeting.sections[current]?.section ?? ''}
            onBack={comeBack}
          />
        )}
      </div>
      <AddToMeeting meeting={meeting} kind={section.kind} />
      <div ref={work} role="presentation" className="flex-1 pb-6" onKeyDown={tickByKey}>
        <RaisingProvider meetingId={meeting.id}>
          <SectionBody section={section} room={room} />
        </RaisingProvider>
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
