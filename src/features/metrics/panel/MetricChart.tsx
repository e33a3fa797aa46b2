import { cx } from '../../../ui/cx.ts'
import type { Day, WeekStart } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { fitted, formatValue } from '../values/metric-format.rules.ts'
import { VALUE_STATUS_LABELS } from '../values/metric-values.text.ts'
import type { MetricWeeks } from '../values/metric-week.rules.ts'
import { apart, BOTTOM, type ChartPoint, chartShape, HEIGHT, WIDTH } from './chart-shape.rules.ts'
import type { Forecast } from './forecast.rules.ts'
import { chartOf, meanLabel, pointLabel } from './panel.text.ts'
import type { UsualRange } from './statistics.rules.ts'

type MetricChartProps = {
  row: MetricWeeks
  /** Mondays, newest first. */
  weeks: readonly Day[]
  start: WeekStart
  usual: UsualRange | null
  forecast: Forecast | null
}

const FLOOR = HEIGHT - BOTTOM

/** A metric's last 13 weeks and where the quarter is heading, as a drawing. */
export default function MetricChart({ row, weeks, start, usual, forecast }: MetricChartProps) {
  const shape = chartShape(row, weeks, usual, forecast)
  const newest = weeks[0]!
  const { points, noted, fan, now, end } = shape
  const missed = points.filter(({ of }) => of.status === 'missed').length
  const labelled = [points[0]!.week, newest, shape.lastWeek].filter(
    (week, at, all) => all.indexOf(week) === at,
  )
  const xOf = (week: Day) => points.find((point) => point.week === week)?.x ?? end
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={chartOf(row.metric.name, points.filter(({ y }) => y !== null).length, missed)}
      className="block w-full text-[11px]"
    >
      {shape.usual && (
        <>
          <rect x={0} width={now} y={shape.usual.y} height={shape.usual.height} className="fill-soft/10" />
          <line x1={0} x2={end} y1={shape.usual.mean} y2={shape.usual.mean} className="stroke-soft/50" />
        </>
      )}
      {fan && (
        <>
          <path d={fan.outer} className="fill-accent/13" />
          <path d={fan.inner} className="fill-accent/13" />
          <path d={fan.mean} fill="none" strokeDasharray="4 3" className="stroke-accent" />
        </>
      )}
      <line x1={now} x2={now} y1={0} y2={FLOOR + 4} className="stroke-accent/50" />
      <path d={shape.targetPath} fill="none" strokeWidth={1.2} strokeDasharray="2 3" className="stroke-ink" />
      {noted.map((point, index) => (
        <NoteMark key={point.week} point={point} number={index + 1} />
      ))}
      <path d={shape.valuePath} fill="none" strokeWidth={1.4} strokeLinejoin="round" className="stroke-ink" />
      {points.map((point) => (
        <Marker key={point.week} point={point} start={start} />
      ))}
      {labelled.map((week, index) => (
        <text
          key={week}
          x={index === 0 ? 0 : Math.min(xOf(week), WIDTH - 20)}
          y={HEIGHT - 6}
          textAnchor={index === 0 ? 'start' : 'middle'}
          className={week === newest ? 'fill-accent-ink font-medium' : 'fill-soft'}
        >
          {weekLabel(week, start)}
        </text>
      ))}
      <EndLabels row={row} usual={usual} shape={shape} />
    </svg>
  )
}

const SIZE = 2.8

/** Missed weeks are squares and others round, so that nobody needs the colours. */
function Marker({ point: { x, y, week, of }, start }: { point: ChartPoint; start: WeekStart }) {
  if (y === null) return null
  const text = pointLabel(
    weekLabel(week, start),
    formatValue(of.value!, of.unit),
    VALUE_STATUS_LABELS[of.status],
  )
  const look = of.status === 'met' ? 'fill-good-edge' : of.status === 'missed' ? 'fill-bad-edge' : 'fill-soft'
  return (
    <g data-tooltip={text} className="stroke-page">
      <circle cx={x} cy={y} r={9} fill="transparent" stroke="none" />
      {of.status === 'missed' ? (
        <rect x={x - SIZE} y={y - SIZE} width={2 * SIZE} height={2 * SIZE} className={look} />
      ) : (
        <circle cx={x} cy={y} r={SIZE} className={look} />
      )}
    </g>
  )
}

function NoteMark({ point: { x, y }, number }: { point: ChartPoint; number: number }) {
  return (
    <g>
      <line x1={x} x2={x} y1={y ?? FLOOR} y2={FLOOR + 4} className="stroke-accent/50" />
      <circle cx={x} cy={FLOOR + 12} r={7} className="fill-accent-tint" />
      <text x={x} y={FLOOR + 15.5} textAnchor="middle" className="fill-accent-ink text-[10px] font-semibold">
        {number}
      </text>
    </g>
  )
}

type EndLabelsProps = Pick<MetricChartProps, 'row' | 'usual'> & { shape: ReturnType<typeof chartShape> }

/** What fits beside the drawing. */
const LABEL_CHARACTERS = 6

/** The present target and the mean, beside where their lines end. */
function EndLabels({ row, usual, shape: { points, end, yOf } }: EndLabelsProps) {
  const { target, unit } = points.at(-1)!.of
  const labels = [
    ...(target.value === null ? [] : [{ value: target.value, isMean: false }]),
    ...(usual ? [{ value: usual.mean, isMean: true }] : []),
  ].map((label) => ({ ...label, y: yOf(label.value) }))
  return apart(labels).map(({ value, isMean, y }) => {
    const short = Number(value.toPrecision(3))
    const text = fitted(formatValue(short, unit), LABEL_CHARACTERS, short, unit)
    return (
      <text
        key={`${row.metric.id} ${isMean}`}
        x={end + 5}
        y={y + 4}
        className={cx('tabular-nums', isMean ? 'fill-soft' : 'fill-ink font-medium')}
      >
        {isMean ? meanLabel(text) : text}
      </text>
    )
  })
}
