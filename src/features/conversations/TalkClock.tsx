import { Clock } from 'lucide-react'
import { useServerNow } from '../../sync/browser/react.ts'
import { SINCE } from './conversations.text.ts'

const EVERY_SECOND = 1_000

/** How long the two have been talking. It never says that it is time. */
export function TalkClock({ startedAt }: { startedAt: string }) {
  const seconds = Math.max(0, Math.floor((useServerNow(EVERY_SECOND) - Date.parse(startedAt)) / 1_000))
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return (
    <span title={SINCE} className="inline-flex items-center gap-1.5 text-[0.8125rem] text-soft print:hidden">
      <Clock aria-hidden className="size-3.5" />
      <span role="timer" aria-label={SINCE} data-numeric>
        {hours > 0 && `${hours}:`}
        {two(minutes)}:{two(seconds % 60)}
      </span>
    </span>
  )
}
