import { Link } from '@tanstack/react-router'
import { CloudAlert, CloudUpload, SignalLow, Wifi, WifiOff } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { ConnectionNotice } from './connection.ts'
import { changesRefused, changesWaiting, CONNECTED, OFFLINE_MODE, slowConnection } from './connection.text.ts'

type ChipProps = ConnectionNotice & { pending: number; refused: number }

const WARN = 'border-warn-edge bg-warn-tint text-warn-ink'
const looks = {
  offline: { icon: WifiOff, classes: WARN },
  waiting: { icon: CloudUpload, classes: WARN },
  slow: { icon: SignalLow, classes: WARN },
  back: { icon: Wifi, classes: 'border-good-edge bg-good-tint text-good-ink' },
  quiet: { icon: CloudAlert, classes: 'border-bad-edge bg-bad-tint text-bad-ink' },
}

/** The state of the connection. With changes that wait or were refused it leads to them; on phones only their number shows. */
export function ConnectionChip(props: ChipProps) {
  const { state, pending, refused } = props
  const { icon: Icon, classes } = looks[state]
  const count = pending + refused
  const look = cx(
    'inline-flex min-h-6 items-center gap-1.5 rounded border border-l-[3px] px-2 text-xs font-medium whitespace-nowrap',
    classes,
  )
  const words = wordsOf(props)
  const content = (
    <>
      <Icon aria-hidden className="size-3.5" />
      <span className="flex divide-x divide-current/40 max-md:sr-only [&>*+*]:pl-1.5 [&>*:not(:last-child)]:pr-1.5">
        {words.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      {count > 0 && (
        <span data-numeric aria-hidden className="md:hidden">
          {count}
        </span>
      )}
    </>
  )
  return (
    <Tooltip text={words.join(', ')}>
      <span role="status">
        {count === 0 ? (
          <span className={look}>{content}</span>
        ) : (
          <Link
            to="/changes"
            className={cx(look, 'relative after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline')}
          >
            {content}
          </Link>
        )}
      </span>
    </Tooltip>
  )
}

function wordsOf({ state, kind, pending, refused }: ChipProps): string[] {
  const connection = {
    offline: OFFLINE_MODE,
    slow: slowConnection(kind),
    back: CONNECTED,
    waiting: '',
    quiet: '',
  }
  // While all is well, what was done a moment ago is no news.
  const shown = state === 'offline' || state === 'waiting' || state === 'slow' ? pending : 0
  return [
    connection[state],
    shown > 0 && changesWaiting(shown),
    refused > 0 && changesRefused(refused),
  ].filter((text) => typeof text === 'string' && text !== '') as string[]
}
