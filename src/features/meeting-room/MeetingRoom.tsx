import { useRef } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { PanelBoundary } from '../../ui/PanelBoundary.tsx'
import { useOwnKeys } from '../../ui/screen-keys.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import { RaisingProvider } from '../issues/raising/RaisingProvider.tsx'
import { isScriber } from '../meetings/meetings.access.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { AddToMeeting } from './AddToMeeting.tsx'
import { Ended } from './Ended.tsx'
import { LookingAround } from './LookingAround.tsx'
import { meetingRoom, type Room } from './meeting-room.queries.ts'
import { MEETING_KEYS } from './meeting-room.text.ts'
import { RoomHints } from './RoomHints.tsx'
import { RoomTop } from './RoomTop.tsx'
import { SectionBody } from './sections/SectionBody.tsx'
import { useHeartbeat } from './use-heartbeat.ts'
import { useMeetingActions } from './use-meeting-actions.ts'
import { tickByKey, useRoomKeys } from './use-room-keys.ts'
import { useLimitNews, useSectionNews } from './use-meeting-news.ts'
import { useShownSection } from './use-shown-section.ts'
import { useBeingInRoom } from './use-whereabouts.ts'

/** A running meeting for somebody who is in it. */
export default function MeetingRoom({ meetingId }: { meetingId: string }) {
  const room = useLive(meetingRoom, { meetingId })
  return room ? <OpenRoom room={room} /> : <SkeletonRows rowHeight="h-12" />
}

function OpenRoom({ room }: { room: Room }) {
  const { meeting } = room
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
      <PanelBoundary>
        <RoomTop {...{ room, actions, shown, runsTimer }} onChoose={choose}>
          {looksAround && (
            <LookingAround
              section={section.section}
              current={meeting.sections[current]?.section ?? ''}
              onBack={comeBack}
            />
          )}
        </RoomTop>
      </PanelBoundary>
      <PanelBoundary>
        <AddToMeeting meeting={meeting} kind={section.kind} />
      </PanelBoundary>
      <div ref={work} role="presentation" className="flex-1 pb-6 max-md:pb-24" onKeyDown={tickByKey}>
        <RaisingProvider meetingId={meeting.id}>
          <PanelBoundary resetKey={String(shown)}>
            <RoomHints {...{ meeting, runsTimer }} kind={section.kind}>
              <SectionBody section={section} room={room} />
            </RoomHints>
          </PanelBoundary>
        </RaisingProvider>
      </div>
    </div>
  )
}
