import { Clock } from 'lucide-react'
import { useServerNow } from '../../../sync/browser/react.ts'
import { minutesLeft } from './appointment.rules.ts'
import { minutesLeftText } from './clarity-break.text.ts'

const EVERY_FEW_SECONDS = 5_000

/** How many minutes are left: read aloud to those who ask, and shown to others only while they point at it or are on it. */
export function BreakClock({ endsAt }: { endsAt: number }) {
  const text = minutesLeftText(minutesLeft(endsAt, useServerNow(EVERY_FEW_SECONDS)))
  return (
    <span
      role="timer"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What hovering shows is shown to whoever comes by keys, too.
      tabIndex={0}
      aria-label={text}
      className="group/clock inline-flex min-h-control items-center gap-2 rounded-md px-2 text-soft"
    >
      <Clock aria-hidden className="size-4" />
      <span
        aria-hidden
        data-numeric
        className="opacity-0 transition-opacity group-hover/clock:opacity-100 group-focus/clock:opacity-100"
      >
        {text}
      </span>
    </span>
  )
}

/** The clock alone, for those who write on paper. */
export function LoneClock({ endsAt }: { endsAt: number }) {
  const text = minutesLeftText(minutesLeft(endsAt, useServerNow(EVERY_FEW_SECONDS)))
  return (
    <p role="timer" data-numeric className="text-4xl font-semibold text-soft">
      {text}
    </p>
  )
}
