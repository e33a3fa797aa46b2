import { useMemo } from 'react'
import type { MetricWeeks } from '../values/metric-week.rules.ts'
import { metricWeek } from '../values/metric-week.rules.ts'
import { sparkline } from '../values/sparkline.rules.ts'
import type { Weeks } from './use-weeks.ts'

/** Pixels. */
const SIZE = { width: 54, height: 18 }
const MARGIN = 3
/** With more weeks the misses would hide the line. */
const MOST_DOTTED = 26

const DOTS: Partial<Record<string, string>> = { met: 'fill-good-edge', missed: 'fill-bad-edge' }

type TrendProps = { row: MetricWeeks; weeks: Weeks }

/** The weeks' values as a line, the oldest left, with their target dashed. The cells beside it say the same in numbers. */
export function Trend({ row, weeks: { shown, step } }: TrendProps) {
  const { values, targets, points } = useMemo(() => {
    const oldestFirst = step < 0 ? shown.toReversed() : shown
    return sparkline(
      oldestFirst.map((week) => metricWeek(row, week)),
      SIZE,
    )
  }, [row, shown, step])
  const last = points.at(-1)
  if (!last) return null
  const misses = shown.length > MOST_DOTTED ? [] : points.filter(({ status }) => status === 'missed')
  return (
    <svg
      aria-hidden
      width={SIZE.width + 2 * MARGIN}
      height={SIZE.height + 2 * MARGIN}
      viewBox={`${-MARGIN} ${-MARGIN} ${SIZE.width + 2 * MARGIN} ${SIZE.height + 2 * MARGIN}`}
      className="fill-none stroke-plot"
    >
      <path d={targets} strokeDasharray="2 2" className="opacity-60" />
      <path d={values} strokeWidth={1.4} strokeLinejoin="round" />
      {misses.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={1.2} className="fill-bad-edge stroke-none" />
      ))}
      <circle cx={last.x} cy={last.y} r={2.4} className={`stroke-none ${DOTS[last.status] ?? 'fill-plot'}`} />
    </svg>
  )
}
