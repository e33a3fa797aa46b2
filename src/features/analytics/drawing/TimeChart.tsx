import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import type { Day } from '../../time/calendar.rules.ts'
import { aimAt, opensRows, POINTS, pointLabel } from '../analytics.text.ts'
import type { Unit } from '../charts/chart-kinds.rules.ts'
import { figureText, tickText } from '../charts/figure-text.rules.ts'
import { lookOf } from './marks.ts'
import { HEIGHT, nextPoint, type Placed, type Series, timeShape, type TimeShape } from './time-chart.rules.ts'
import { useWidth } from './use-width.ts'

type TimeChartProps = {
  times: readonly Day[]
  series: readonly Series[]
  unit: Unit
  drawnAs: 'columns' | 'lines'
  top: number | null
  /** What is to be reached. */
  line: number | null
  whenOf: (time: Day) => string
  axisLabel: (time: Day) => string
  onOpen: (series: string, time: Day) => void
  drawing: Ref<SVGSVGElement>
}

const FIRST_WIDTH = 480

/** Figures over time as lines or columns. Each point is a button that opens its rows; arrow keys lead from one to the next. */
export default function TimeChart({
  times,
  series,
  unit,
  whenOf,
  axisLabel,
  onOpen,
  drawing,
  ...drawn
}: TimeChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, FIRST_WIDTH)
  const shape = timeShape({ times, series, width, ...drawn })
  return (
    <div ref={box} className="relative print:[print-color-adjust:exact]">
      <svg
        ref={drawing}
        aria-hidden
        viewBox={`0 0 ${width} ${HEIGHT}`}
        height={HEIGHT}
        className="block w-full text-[11px] print:h-auto print:max-h-56"
      >
        <Axes {...{ shape, unit, axisLabel }} line={drawn.line} />
        {drawn.drawnAs === 'columns' ? <Columns shape={shape} /> : <Lines shape={shape} series={series} />}
      </svg>
      <Points {...{ shape, times, series, unit, whenOf, onOpen }} />
    </div>
  )
}

type AxesProps = Pick<TimeChartProps, 'unit' | 'axisLabel' | 'line'> & { shape: TimeShape }

const Axes = ({ shape: { ticks, labels, left, floor, width, aim }, unit, axisLabel, line }: AxesProps) => (
  <>
    {ticks.map(({ value, y }) => (
      <g key={value}>
        <line x1={left} x2={width} y1={y} y2={y} className="stroke-line" />
        <text x={left - 6} y={y + 4} textAnchor="end" className="fill-soft">
          {tickText(value, unit)}
        </text>
      </g>
    ))}
    {labels.map(({ at, x }) => (
      <text key={at} x={Math.min(x, width - 24)} y={floor + 17} textAnchor="middle" className="fill-soft">
        {axisLabel(at)}
      </text>
    ))}
    {aim !== null && line !== null && (
      <>
        <line x1={left} x2={width} y1={aim} y2={aim} strokeDasharray="6 4" className="stroke-ink" />
        <text x={left + 4} y={aim - 4} className="fill-ink">
          {aimAt(figureText(line, unit))}
        </text>
      </>
    )}
  </>
)

const Lines = ({ shape: { paths, points }, series }: { shape: TimeShape; series: readonly Series[] }) => (
  <>
    {paths.map((path, index) => {
      const { stroke, dashes } = lookOf(index)
      return (
        <path
          key={series[index]!.key}
          d={path}
          fill="none"
          strokeWidth={1.6}
          strokeDasharray={dashes}
          className={stroke}
        />
      )
    })}
    {points.map(({ series: place, time, x, y }) => (
      <path
        key={`${place} ${time}`}
        d={lookOf(place).shape}
        transform={`translate(${x},${y})`}
        className={`${lookOf(place).fill} stroke-page`}
      />
    ))}
  </>
)

/** The second of two columns is only an outline with its sign in it. */
const Columns = ({ shape: { points, columnWidth, floor } }: { shape: TimeShape }) =>
  points.map(({ series, time, x, y }) => {
    const { fill, stroke, shape } = lookOf(series)
    return (
      <g key={`${series} ${time}`}>
        <rect
          x={x - columnWidth / 2 + 1}
          width={columnWidth - 2}
          y={Math.min(y, floor - 2)}
          height={Math.max(2, floor - y)}
          rx={2}
          fillOpacity={series === 0 ? 0.85 : 0.2}
          className={`${fill} ${stroke}`}
        />
        <path d={shape} transform={`translate(${x},${Math.min(y, floor - 2) - 7})`} className={fill} />
      </g>
    )
  })

type PointsProps = Pick<TimeChartProps, 'times' | 'series' | 'unit' | 'whenOf' | 'onOpen'> & {
  shape: TimeShape
}

function Points({ shape: { points, width }, times, series, unit, whenOf, onOpen }: PointsProps) {
  const [current, setCurrent] = useState('')
  const keyOf = ({ series: index, time }: Placed) => `${index} ${time}`
  const entered = points.some((point) => keyOf(point) === current)
    ? current
    : points.length > 0
      ? keyOf(points.at(-1)!)
      : ''

  function press(event: KeyboardEvent<HTMLButtonElement>, point: Placed) {
    const next = nextPoint(points, point, event.key)
    if (!next) return
    event.preventDefault()
    setCurrent(keyOf(next))
    const buttons = event.currentTarget.parentElement?.children
    ;(buttons?.[points.indexOf(next)] as HTMLElement | undefined)?.focus()
  }

  return (
    <div role="group" aria-label={POINTS} className="print:hidden">
      {points.map((point) => {
        const { label, key } = series[point.series]!
        const said = pointLabel(label, whenOf(times[point.time]!), figureText(point.value, unit))
        return (
          <button
            key={keyOf(point)}
            type="button"
            tabIndex={keyOf(point) === entered ? 0 : -1}
            aria-label={opensRows(said)}
            data-tooltip={said}
            className="absolute size-4 -translate-1/2 rounded-full"
            style={{ left: `${(100 * point.x) / width}%`, top: point.y }}
            onFocus={() => setCurrent(keyOf(point))}
            onKeyDown={(event) => press(event, point)}
            onClick={() => onOpen(key, times[point.time]!)}
          />
        )
      })}
    </div>
  )
}
