import { useState } from 'react'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import type { Query } from '../../sync/define-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useIsOffline } from '../../ui/use-network.ts'
import { addDays, type Day, dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import type { FinishedIn } from './finished.queries.ts'
import { hereSince, LOADING_OLDER, showOlder, shownSince } from './work.text.ts'

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
  /** The button's label, where it is not finished work that it shows. `day` as people read it. */
  label?: (day: string) => string
}

/** A button that fetches the work finished in the quarter before, again and again. Lists show what is here by themselves. */
export function ShowOlder<Of extends object>({ liveDays, label = showOlder, ...held }: ShowOlderProps<Of>) {
  // Days, so that whoever comes back to the screen finds what is still here.
  const [today] = useState(dayOf(useServerNow(EVERY_HOUR)))
  const [quarters, setQuarters] = useState(0)
  const starts = Array.from({ length: quarters + 1 }, (_, quarter) =>
    addDays(today, -liveDays - QUARTER_DAYS * quarter),
  )
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Button onClick={() => setQuarters(quarters + 1)}>{label(dayLabel(starts.at(-1)!, today))}</Button>
      {quarters > 0 && <Quarters {...held} {...{ starts, today }} />}
    </div>
  )
}

type QuartersProps<Of extends object> = Held<Of> & {
  /** The first days of the quarters, newest first, after the day before which the first of them ends; at least two. */
  starts: readonly Day[]
  today: Day
}

/** Fetches quarters one after the other and keeps them here. Says how far back everything is here. */
function Quarters<Of extends object>({ held, of, starts, today }: QuartersProps<Of>) {
  const [to, from, ...before] = starts as [Day, Day, ...Day[]]
  const isHeld = useLive(held, { ...of, from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` })
  const isOffline = useIsOffline()
  if (isHeld && before.length > 0) return <Quarters {...{ held, of, today }} starts={[from, ...before]} />
  return (
    <p role="status" className="text-soft">
      {isHeld
        ? shownSince(dayLabel(from, today))
        : isOffline
          ? hereSince(dayLabel(to, today))
          : LOADING_OLDER}
    </p>
  )
}
