import { metricWeek, type MetricWeeks } from '../../metrics/values/metric-week.rules.ts'
import { sparkline } from '../../metrics/values/sparkline.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'

/** Pixels. */
const SIZE = { width: 340, height: 56 }
const MARGIN = 5

type MetricLineProps = { row: MetricWeeks; weeks: readonly Day[] }

/** Thirteen weeks as a line, the oldest left, with the target dashed and a dot on each miss. */
export function MetricLine({ row, weeks }: MetricLineProps) {
  const { values, targets, points } = sparkline(
    weeks.toReversed().map((week) => metricWeek(row, week)),
    SIZE,
  )
  const last = points.at(-1)
  if (!last) return null
  return (
    <svg
      aria-hidden
      viewBox={`${-MARGIN} ${-MARGIN} ${SIZE.width + 2 * MARGIN} ${SIZE.height + 2 * MARGIN}`}
      className="h-16 min-w-0 flex-1 basis-44 fill-none stroke-plot md:max-w-90"
    >
      <path d={targets} strokeDasharray="3 3" className="opacity-60" />
      <path d={values} strokeWidth={1.4} strokeLinejoin="round" />
      {points
        .filter(({ status }) => status === 'missed')
        .map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={2} className="fill-bad-edge stroke-none" />
        ))}
      <circle
        cx={last.x}
        cy={last.y}
        r={3}
        className={last.status === 'missed' ? 'fill-bad-edge stroke-none' : 'fill-plot stroke-none'}
      />
    </svg>
  )
}
