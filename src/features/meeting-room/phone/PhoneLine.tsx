import { sectionName } from '../../meetings/agenda/section-names.text.ts'
import { ChevronDown, ChevronRight, NotebookPen, PenLine } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { useNoBottomBar } from '../../../ui/use-no-bottom-bar.ts'
import { usePreload } from '../../../ui/use-preload.ts'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { sectionOf } from '../../meetings/timer/timer.rules.ts'
import { SectionClock, SectionProgress } from '../Clock.tsx'
import { EndMeeting } from '../EndMeeting.tsx'
import { AGENDA, NEXT_SECTION, NOTES, TAKE_OVER } from '../meeting-room.text.ts'
import { Participants } from '../Participants.tsx'
import { RoomMenu } from '../RoomMenu.tsx'
import type { RoomTopProps } from '../room-top-props.ts'
import { scriberText, ScriberState, useIsScriberThere } from '../ScriberState.tsx'
import { TakeOverDialog } from '../TakeOverDialog.tsx'
import { AgendaSheet } from './AgendaSheet.tsx'

const MeetingNotes = later(() => import('../discussion/MeetingNotes.tsx'))

/** The one line of a meeting on a phone: its section, which opens the agenda, the timer and the people. Rare acts are in its menu. */
export function PhoneLine({ room, actions, shown, runsTimer, onChoose, children }: RoomTopProps) {
  const { meeting, team, scriber } = room
  const current = sectionOf(meeting)
  const isThere = useIsScriberThere(room)
  const [dialog, setDialog] = useState<'notes' | 'take-over' | null>(null)
  const close = (open: boolean) => !open && setDialog(null)
  usePreload(Dialog, MeetingNotes)
  useNoBottomBar()
  const takeOver = {
    label: TAKE_OVER,
    detail: scriberText({ scriber, isMe: false, isAway: !isThere }),
    icon: <PenLine aria-hidden />,
    onSelect: () => setDialog('take-over'),
  }
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-page">
      <h1 className="sr-only">{meetingTitle(team?.name, meeting.meetingType)}</h1>
      <div className="relative flex h-13 items-center pr-1 pl-2">
        <nav aria-label={AGENDA} className="min-w-0 flex-1">
          <Popover
            label={AGENDA}
            align="start"
            width="w-[min(22rem,calc(100vw-1.5rem))]"
            trigger={
              <button
                type="button"
                aria-current="step"
                className="flex min-h-11 max-w-full items-center gap-1 rounded-md px-2 text-base font-semibold"
              >
                <span className="truncate">{sectionName(meeting.sections[current]?.section ?? '')}</span>
                <ChevronDown aria-hidden className="size-4 shrink-0 text-soft" />
              </button>
            }
          >
            {(closeSheet) => (
              <AgendaSheet
                {...{ meeting, shown, actions, runsTimer }}
                onChoose={(section) => {
                  onChoose(section)
                  closeSheet()
                }}
              />
            )}
          </Popover>
        </nav>
        <SectionClock meeting={meeting} compact />
        {runsTimer && (
          <IconButton
            label={NEXT_SECTION}
            icon={<ChevronRight aria-hidden />}
            disabled={current === meeting.sections.length - 1}
            onClick={actions.next}
          />
        )}
        <Participants room={room} actions={actions} />
        <RoomMenu
          room={room}
          actions={actions}
          first={[
            { label: NOTES, icon: <NotebookPen aria-hidden />, onSelect: () => setDialog('notes') },
            ...(runsTimer ? [] : [takeOver]),
          ]}
        />
        <SectionProgress meeting={meeting} section={current} />
      </div>
      {!isThere && (
        <div className="border-t border-line px-4 py-1">
          <ScriberState room={room} onTakeOver={actions.takeOver} />
        </div>
      )}
      {children}
      {runsTimer && <EndMeeting room={room} />}
      <Dialog open={dialog === 'notes'} onOpenChange={close} title={NOTES} asksBeforeClosing={false}>
        <MeetingNotes meeting={meeting} />
      </Dialog>
      {scriber && (
        <TakeOverDialog
          open={dialog === 'take-over'}
          onOpenChange={close}
          scriber={scriber}
          onTakeOver={actions.takeOver}
        />
      )}
    </div>
  )
}
