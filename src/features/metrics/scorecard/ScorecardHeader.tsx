import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useToday } from '../../time/use-today.ts'
import { weekLabel, weekSpan, weekYear } from '../../time/time.text.ts'
import { HEADER_HEIGHT, type Layout } from './grid-layout.rules.ts'
import { indexesOf, type Range } from './grid-window.rules.ts'
import { COLUMN_TITLES, DUE, totalOf, TREND } from './scorecard.text.ts'
import type { Weeks } from './use-weeks.ts'

type ScorecardHeaderProps = {
  weeks: Weeks
  range: Range
  layout: Layout
}

/** The names of the columns, always in view. */
export const ScorecardHeader = memo(function ScorecardHeader({ weeks, range, layout }: ScorecardHeaderProps) {
  const { shown } = weeks
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-30 bg-sunken text-xs font-medium text-soft"
      style={{ height: HEADER_HEIGHT, width: layout.fixedWidth + shown.length * layout.weekWidth }}
    >
      <div
        role="presentation"
        className="sticky left-0 z-10 flex h-full border-b border-line bg-sunken"
        style={{ width: layout.fixedWidth }}
      >
        {layout.fixed.map(({ name, width }, column) => (
          <div
            key={name}
            role="columnheader"
            aria-colindex={column + 1}
            style={{ width }}
            className={cx(
              'flex items-center whitespace-nowrap last:border-r last:border-line',
              name === 'metric' ? 'pl-4' : 'justify-end pr-2',
            )}
            data-tooltip={name === 'total' ? totalOf(shown.length) : undefined}
          >
            {name === 'trend' ? <span className="sr-only">{TREND}</span> : COLUMN_TITLES[name]}
          </div>
        ))}
      </div>
      {indexesOf(range).map((index) => (
        <WeekHead key={shown[index]} week={shown[index]!} index={index} weeks={weeks} layout={layout} />
      ))}
    </div>
  )
})

type WeekHeadProps = { week: string; index: number; weeks: Weeks; layout: Layout }

function WeekHead({ week, index, weeks: { start, due, newest }, layout }: WeekHeadProps) {
  const today = useToday()
  const isDue = week === due
  const span = weekSpan(week, start, today)
  const year = weekYear(week, start)
  const isOtherYear = year !== weekYear(newest, start)
  return (
    <div
      role="columnheader"
      aria-colindex={layout.fixed.length + index + 1}
      style={{ left: layout.fixedWidth + index * layout.weekWidth, width: layout.weekWidth }}
      className={cx(
        'absolute inset-y-0 flex flex-col items-end justify-center border-b border-line leading-[1.15]',
        layout.room === 'little' ? 'px-1' : 'px-2',
        layout.room === 'some' && 'whitespace-nowrap',
        isDue && 'border-accent bg-accent font-semibold text-on-accent',
      )}
      data-tooltip={layout.room === 'much' ? undefined : span}
    >
      <time dateTime={week} className="text-right">
        {layout.room === 'much' ? (
          span
        ) : (
          <>
            <span aria-hidden className={cx(layout.room === 'little' && !isDue && 'block w-min')}>
              {weekLabel(week, start)}
            </span>
            <span className="sr-only">{span}</span>
            {isOtherYear && (
              <span aria-hidden className="block text-[0.6875rem]">
                {year}
              </span>
            )}
          </>
        )}
      </time>
      {isDue && <span className="text-[0.6875rem] font-normal">{DUE}</span>}
    </div>
  )
}
