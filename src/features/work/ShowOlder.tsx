import { useState } from 'react'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import type { Query } from '../../sync/define-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useIsOffline } from '../../ui/use-network.ts'
import { addDays, dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import type { FinishedIn } from './finished.queries.ts'
import { hereSince, LOADING_OLDER, showOlder } from './work.text.ts'

const QUARTER_DAYS = 91
const EVERY_HOUR = 3_600_000

interface Held<Of extends object> {
  held: Query<Of & FinishedIn, true>
  /** Whose work it holds. */
  of: Of
}

type ShowOlderProps<Of extends object> = Held<Of> & {
  /** For how many days finished work stays in every browser. */
  liveDays: number
}

/** A button that fetches the work finished in the quarter before, again and again. Lists show what is here by themselves. */
export function ShowOlder<Of extends object>({ liveDays, ...held }: ShowOlderProps<Of>) {
  // Days, so that whoever comes back to the screen finds what is still here.
  const [today] = useState(dayOf(useServerNow(EVERY_HOUR)))
  const [quarters, setQuarters] = useState(0)
  const start = (quarter: number) => addDays(today, -liveDays - QUARTER_DAYS * quarter)
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Button onClick={() => setQuarters(quarters + 1)}>{showOlder(dayLabel(start(quarters), today))}</Button>
      {Array.from({ length: quarters }, (_, quarter) => (
        <Quarter
          key={quarter}
          {...held}
          from={start(quarter + 1)}
          to={start(quarter)}
          since={dayLabel(start(quarter), today)}
        />
      ))}
    </div>
  )
}

type QuarterProps<Of extends object> = Held<Of> & FinishedIn & { since: string }

/** Keeps a quarter here. Says so while it loads or, without a network, how far back everything is here. */
function Quarter<Of extends object>({ held, of, from, to, since }: QuarterProps<Of>) {
  const isHeld = useLive(held, { ...of, from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` })
  const isOffline = useIsOffline()
  if (isHeld) return null
  return (
    <p role="status" className="text-soft">
      {isOffline ? hereSince(since) : LOADING_OLDER}
    </p>
  )
}
