import { useRouter } from '@tanstack/react-router'
import { DoorOpen, Ellipsis, Keyboard, QrCode, Square } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { KeyList } from '../../ui/KeyList.tsx'
import { later } from '../../ui/later.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { previousRoute } from '../../ui/route-history.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
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

type RoomMenuProps = {
  room: Room
  actions: MeetingActions
  /** What stands before everything else. */
  first?: readonly MenuEntry[]
}

/**
 * What people rarely do in a meeting: let guests in, look up its keys, leave it, or end it in the scriber's place, on phones also as the
 * scriber.
 */
export function RoomMenu({ room, actions, first }: RoomMenuProps) {
  const { meeting } = room
  const actor = useActor()
  const isNarrow = useIsNarrow()
  const isOwn = isScriber(actor, meeting)
  const mayEnd = canEndMeeting(actor, meeting) && (isNarrow || !isOwn)
  const [dialog, setDialog] = useState<'guests' | 'keys' | 'end' | null>(null)
  const { history } = useRouter()
  const leave = () => {
    if (actions.leave() === null) history.push(previousRoute() ?? '/meetings')
  }
  const entries = [
    ...(first ?? []),
    ...(isOwn
      ? [{ label: INVITE_GUESTS, icon: <QrCode aria-hidden />, onSelect: () => setDialog('guests') }]
      : []),
    { label: KEYBOARD, icon: <Keyboard aria-hidden />, onSelect: () => setDialog('keys') },
    { label: LEAVE_MEETING, icon: <DoorOpen aria-hidden />, onSelect: leave },
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
        <KeyList keys={MEETING_KEYS.keys} />
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
