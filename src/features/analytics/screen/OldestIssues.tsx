import { Link } from '@tanstack/react-router'
import type { Day } from '../../time/calendar.rules.ts'
import { OLDEST } from '../analytics.text.ts'
import { addressOfRow } from '../rows/row-address.ts'
import { saidOf } from '../rows/said.rules.ts'
import { useRows } from '../rows/use-rows.ts'
import { askedFor } from './opened.ts'
import type { AnalyticsSearch } from './filters.rules.ts'

const SHOWN = 10

/** The issues that have been open the longest at the end of the period. */
export function OldestIssues({ at, search }: { at: Day | null; search: AnalyticsSearch }) {
  const { loaded } = useRows('issues', askedFor(search, { figure: 'open', at }))
  if (!loaded || loaded.rows.length === 0) return null
  return (
    <section>
      <h3 className="text-xs font-medium text-soft">{OLDEST}</h3>
      <ol className="text-[0.8125rem]">
        {loaded.rows.slice(0, SHOWN).map((row) => (
          <li key={row.id} className="flex items-baseline gap-3 py-0.5 max-md:py-2.5">
            <Link
              {...addressOfRow(row)}
              className="min-w-0 flex-1 break-words hover:text-accent-ink hover:underline md:truncate"
            >
              {row.title}
            </Link>
            <span data-numeric className="shrink-0 text-soft">
              {saidOf([row])}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
