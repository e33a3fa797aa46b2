import { CloudUpload, SignalLow, Wifi, WifiOff } from 'lucide-react'
import { useSyncStatus } from '../../sync/browser/react.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useConnectionNotice } from './connection.ts'
import { changesWaiting, CONNECTED, OFFLINE_MODE, slowConnection } from './shell.text.ts'

/** Nothing while all is well; otherwise the state of the connection and the number of changes waiting to be sent. */
export function ConnectionStatus() {
  const { online, pending } = useSyncStatus()
  const { state, kind } = useConnectionNotice(online, pending > 0)
  if (state === 'quiet') return null
  const looks = {
    offline: { icon: WifiOff, text: OFFLINE_MODE, classes: 'border-warn-edge bg-warn-tint text-warn-ink' },
    waiting: {
      icon: CloudUpload,
      text: changesWaiting(pending),
      classes: 'border-warn-edge bg-warn-tint text-warn-ink',
    },
    slow: {
      icon: SignalLow,
      text: slowConnection(kind),
      classes: 'border-warn-edge bg-warn-tint text-warn-ink',
    },
    back: { icon: Wifi, text: CONNECTED, classes: 'border-good-edge bg-good-tint text-good-ink' },
  }
  const { icon: Icon, text, classes } = looks[state]
  return (
    <Tooltip text={pending > 0 ? changesWaiting(pending) : text}>
      <span
        role="status"
        className={`inline-flex min-h-6 items-center gap-1.5 rounded border border-l-[3px] px-2 text-xs font-medium whitespace-nowrap ${classes}`}
      >
        <Icon aria-hidden className="size-3.5" />
        <span className="max-md:sr-only">{text}</span>
        {pending > 0 && (
          <span data-numeric className={state === 'waiting' ? 'md:hidden' : undefined}>
            {pending}
          </span>
        )}
      </span>
    </Tooltip>
  )
}
