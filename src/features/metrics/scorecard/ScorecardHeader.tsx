import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { WeekStart } from '../../time/calendar.rules.ts'
import { weekLabel, weekYear } from '../../time/time.text.ts'
import { HEADER_HEIGHT, type Layout } from './grid-layout.rules.ts'
import { indexesOf, type Range } from './grid-window.rules.ts'
import { COLUMN_TITLES, THIS_WEEK, weekCount } from './scorecard.text.ts'

type ScorecardHeaderProps = {
  weeks: readonly string[]
  start: WeekStart
  highlighted: string | null
  range: Range
  layout: Layout
}

/** The names of the columns, always in view. */
export const ScorecardHeader = memo(function ScorecardHeader(props: ScorecardHeaderProps) {
  const { weeks, start, highlighted, range, layout } = props
  const newest = weeks[0]
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-30 bg-sunken text-xs text-soft"
      style={{ height: HEADER_HEIGHT, width: layout.fixedWidth + weeks.length * layout.weekWidth }}
    >
      <div
        role="presentation"
        className="sticky left-0 z-10 flex h-full bg-sunken"
        style={{ width: layout.fixedWidth }}
      >
        {layout.fixed.map(({ name, width }, column) => (
          <div
            key={name}
            role="columnheader"
            aria-colindex={column + 1}
            style={{ width }}
            className={cx(
              'flex items-center border-b border-line last:border-r',
              name === 'target' || name === 'total' ? 'justify-end px-2' : 'pl-4 not-first:pl-2',
            )}
          >
            {name === 'total' ? weekCount(weeks.length) : COLUMN_TITLES[name]}
          </div>
        ))}
      </div>
      {indexesOf(range).map((index) => {
        const week = weeks[index]!
        const isCurrent = week === highlighted
        return (
          <div
            key={week}
            role="columnheader"
            aria-colindex={layout.fixed.length + index + 1}
            style={{ left: layout.fixedWidth + index * layout.weekWidth, width: layout.weekWidth }}
            className={cx(
              'absolute inset-y-0 flex items-center justify-end border-b border-line px-2 whitespace-nowrap',
              isCurrent && 'border-b-2 border-b-accent font-semibold text-accent-ink',
            )}
          >
            <time dateTime={week} className="text-right leading-[1.15]">
              {weekLabel(week, start)}
              {weekYear(week, start) !== weekYear(newest ?? week, start) && (
                <span className="block text-[0.6875rem]">{weekYear(week, start)}</span>
              )}
            </time>
            {isCurrent && <span className="sr-only">, {THIS_WEEK}</span>}
          </div>
        )
      })}
    </div>
  )
})
