import { DoorOpen, Ellipsis, Keyboard, Square } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { EndMeetingDialog } from './EndMeetingDialog.tsx'
import { canEndMeeting } from '../meetings/meetings.access.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import type { MeetingActions } from './use-meeting-actions.ts'
import { MEETING_KEYS } from './use-meeting-keys.ts'

/** What one seldom does in a meeting: look up its keys, leave it, end it before its last section. */
export function RoomMenu({ meeting, actions }: { meeting: Meeting; actions: MeetingActions }) {
  const mayEnd = canEndMeeting(useActor(), meeting)
  const [shown, setShown] = useState<'keys' | 'end' | null>(null)
  const entries = [
    { label: 'Keyboard', icon: <Keyboard aria-hidden />, onSelect: () => setShown('keys') },
    { label: 'Leave meeting', icon: <DoorOpen aria-hidden />, onSelect: actions.leave },
    ...(mayEnd
      ? [
          {
            label: 'End meeting',
            icon: <Square aria-hidden />,
            danger: true,
            onSelect: () => setShown('end'),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        label="Meeting options"
        align="end"
        sections={[{ entries }]}
        trigger={<IconButton label="Meeting options" icon={<Ellipsis aria-hidden />} />}
      />
      <Dialog
        open={shown === 'keys'}
        onOpenChange={(open) => setShown(open ? 'keys' : null)}
        title="Keys in a meeting"
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
        open={shown === 'end'}
        onOpenChange={(open) => setShown(open ? 'end' : null)}
        actions={actions}
      />
    </>
  )
}
