import { cx } from '../../../ui/cx.ts'
import type { MetricWeek } from './metric-week.rules.ts'
import { sparkline } from './sparkline.rules.ts'

const MARGIN = 5

const MISSES = { bad: 'fill-bad-edge', warn: 'fill-warn-edge' }

export type LinePoint = Pick<MetricWeek, 'value' | 'target' | 'status'>

type WeekLineProps = {
  /** The oldest first. */
  points: readonly LinePoint[]
  /** Of the lines, in pixels. */
  size: { width: number; height: number }
  /** How a miss looks. */
  miss?: keyof typeof MISSES
  /** Marks every point rather than only the misses. */
  isDotted?: boolean
  /** What it says aloud; without it, the numbers beside it say the same. */
  label?: string
  className?: string
}

/** Values as a line, the oldest left, with the target dashed, a dot on each miss and a larger one at the end. */
export function WeekLine({ points: given, size, miss = 'bad', isDotted, label, className }: WeekLineProps) {
  const { values, targets, points } = sparkline(given, size)
  const last = points.at(-1)
  if (!last) return null
  const look = (status: LinePoint['status']) =>
    status === 'missed' ? MISSES[miss] : status === 'met' ? 'fill-good-edge' : 'fill-plot'
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`${-MARGIN} ${-MARGIN} ${size.width + 2 * MARGIN} ${size.height + 2 * MARGIN}`}
      className={cx('fill-none stroke-plot', className)}
    >
      <path d={targets} strokeDasharray="3 3" className="opacity-60" />
      <path d={values} strokeWidth={1.4} strokeLinejoin="round" />
      {points
        .filter(({ status }) => isDotted || status === 'missed')
        .map(({ x, y, status }) => (
          <circle key={x} cx={x} cy={y} r={2} className={cx('stroke-none', look(status))} />
        ))}
      <circle cx={last.x} cy={last.y} r={3} className={cx('stroke-none', look(last.status))} />
    </svg>
  )
}
