import { DoorOpen, Ellipsis, Keyboard, QrCode, Square } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { later } from '../../ui/later.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { canEndMeeting, isScriber } from '../meetings/meetings.access.ts'
import { EndMeetingDialog } from './EndMeetingDialog.tsx'
import { INVITE_GUESTS } from './guests/guests.text.ts'
import type { Room } from './meeting-room.queries.ts'
import {
  END_MEETING,
  KEYBOARD,
  KEYS_IN_MEETINGS,
  LEAVE_MEETING,
  MEETING_KEYS,
  MEETING_OPTIONS,
} from './meeting-room.text.ts'
import type { MeetingActions } from './use-meeting-actions.ts'

const GuestsDialog = later(() => import('./guests/GuestsDialog.tsx'))

/** What people rarely do in a meeting: let guests in, look up its keys, leave it, or end it in the scriber's place. */
export function RoomMenu({ room, actions }: { room: Room; actions: MeetingActions }) {
  const { meeting } = room
  const actor = useActor()
  const isOwn = isScriber(actor, meeting)
  const mayEnd = canEndMeeting(actor, meeting) && !isOwn
  const [dialog, setDialog] = useState<'guests' | 'keys' | 'end' | null>(null)
  const entries = [
    ...(isOwn
      ? [{ label: INVITE_GUESTS, icon: <QrCode aria-hidden />, onSelect: () => setDialog('guests') }]
      : []),
    { label: KEYBOARD, icon: <Keyboard aria-hidden />, onSelect: () => setDialog('keys') },
    { label: LEAVE_MEETING, icon: <DoorOpen aria-hidden />, onSelect: actions.leave },
    ...(mayEnd
      ? [
          {
            label: END_MEETING,
            icon: <Square aria-hidden />,
            danger: true,
            onSelect: () => setDialog('end'),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        label={MEETING_OPTIONS}
        align="end"
        sections={[{ entries }]}
        trigger={<IconButton label={MEETING_OPTIONS} icon={<Ellipsis aria-hidden />} />}
      />
      <Dialog
        open={dialog === 'keys'}
        onOpenChange={(open) => setDialog(open ? 'keys' : null)}
        title={KEYS_IN_MEETINGS}
        size="sm"
      >
        <dl className="grid gap-2">
          {MEETING_KEYS.map(({ keys, does }) => (
            <div key={keys} className="flex items-center justify-between gap-4">
              <dt>{does}</dt>
              <dd>
                <Kbd keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
      <EndMeetingDialog
        open={dialog === 'end'}
        onOpenChange={(open) => setDialog(open ? 'end' : null)}
        room={room}
      />
      {dialog === 'guests' && (
        <GuestsDialog
          open
          onOpenChange={(open) => setDialog(open ? 'guests' : null)}
          meetingId={meeting.id}
        />
      )}
    </>
  )
}
