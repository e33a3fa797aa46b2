import { CloudUpload, SignalLow, TriangleAlert, Wifi, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useSyncStatus } from '../../sync/browser/react.ts'
import { later } from '../../ui/later.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useConnectionNotice } from './connection.ts'
import { changesRefused, changesWaiting, CONNECTED, OFFLINE_MODE, slowConnection } from './shell.text.ts'
import { useRefusedChanges } from './waiting/refused-changes.ts'

const WaitingDialog = later(() => import('./waiting/WaitingDialog.tsx'))

/** Nothing while all is well; otherwise the state of the connection and the number of changes waiting to be sent, which it lists. */
export function ConnectionStatus() {
  const { online, pending } = useSyncStatus()
  const refused = useRefusedChanges().length
  const { state, kind } = useConnectionNotice(online, pending > 0)
  const [isOpen, setOpen] = useState(false)
  const shown = state === 'quiet' && refused > 0 ? 'refused' : state
  return (
    <>
      {shown !== 'quiet' && (
        <StatusButton {...{ state: shown, kind, pending, refused }} onOpen={() => setOpen(true)} />
      )}
      {isOpen && <WaitingDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const WARN = 'border-warn-edge bg-warn-tint text-warn-ink'
const LOOKS = {
  offline: { icon: WifiOff, classes: WARN },
  waiting: { icon: CloudUpload, classes: WARN },
  slow: { icon: SignalLow, classes: WARN },
  back: { icon: Wifi, classes: 'border-good-edge bg-good-tint text-good-ink' },
  refused: { icon: TriangleAlert, classes: 'border-bad-edge bg-bad-tint text-bad-ink' },
}

type StatusButtonProps = {
  state: keyof typeof LOOKS
  kind: string
  pending: number
  refused: number
  onOpen: () => void
}

function StatusButton({ state, kind, pending, refused, onOpen }: StatusButtonProps) {
  const { icon: Icon, classes } = LOOKS[state]
  const text = {
    offline: OFFLINE_MODE,
    waiting: changesWaiting(pending),
    slow: slowConnection(kind),
    back: CONNECTED,
    refused: changesRefused(refused),
  }[state]
  const count = state === 'refused' ? refused : pending
  return (
    <span role="status" className="inline-flex">
      <Tooltip text={pending > 0 ? changesWaiting(pending) : text}>
        <button
          type="button"
          onClick={onOpen}
          className={`inline-flex min-h-6 items-center gap-1.5 rounded border border-l-[3px] px-2 text-xs font-medium whitespace-nowrap max-md:min-h-8 ${classes}`}
        >
          <Icon aria-hidden className="size-3.5" />
          <span className="max-md:sr-only">{text}</span>
          {count > 0 && (
            <span
              data-numeric
              className={state === 'waiting' || state === 'refused' ? 'md:hidden' : undefined}
            >
              {count}
            </span>
          )}
        </button>
      </Tooltip>
    </span>
  )
}
