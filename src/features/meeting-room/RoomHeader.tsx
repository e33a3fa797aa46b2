import { sectionName } from '../meetings/agenda/section-names.text.ts'
import { meetingTitle } from '../meetings/meetings.text.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { Agenda } from './Agenda.tsx'
import { MeetingClock, SectionClock } from './Clock.tsx'
import { EndMeeting } from './EndMeeting.tsx'
import { lookAt } from './meeting-room.text.ts'
import { Participants } from './Participants.tsx'
import { RoomMenu } from './RoomMenu.tsx'
import { RoomNotes } from './RoomNotes.tsx'
import type { RoomTopProps } from './room-top-props.ts'
import { ScriberState } from './ScriberState.tsx'
import { TimerControls } from './TimerControls.tsx'

/** The top of a meeting where there is room: its name and people, its agenda, and its clocks. */
export function RoomHeader({ room, actions, shown, runsTimer, onChoose, children }: RoomTopProps) {
  const { meeting, team } = room
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-2 pb-1">
        <h1 className="min-w-0 flex-1 truncate text-base font-semibold">
          {meetingTitle(team?.name, meeting.meetingType)}
        </h1>
        <ScriberState room={room} onTakeOver={actions.takeOver} />
        <div className="flex items-center">
          {runsTimer && <EndMeeting room={room} />}
          <RoomNotes meeting={meeting} />
          <Participants room={room} actions={actions} />
          <RoomMenu room={room} actions={actions} />
        </div>
      </header>
      <div className="sticky top-0 z-20 border-b border-line bg-page">
        <Agenda
          meeting={meeting}
          shown={shown}
          explain={runsTimer ? undefined : lookAt}
          onChoose={onChoose}
        />
        <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
          <h2 className="text-xl font-semibold">
            {sectionName(meeting.sections[sectionOf(meeting)]?.section ?? '')}
          </h2>
          <SectionClock meeting={meeting} />
          <div className="ml-auto flex items-center gap-4">
            <MeetingClock meeting={meeting} />
            {runsTimer && <TimerControls meeting={meeting} actions={actions} />}
          </div>
        </div>
        {children}
      </div>
    </>
  )
}
