import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import type { Day } from '../../time/calendar.rules.ts'

/** What a drawing shows of a figure: its value at each time. */
export interface Series {
  readonly key: string
  readonly label: string
  readonly values: readonly (number | null)[]
}

export interface Placed {
  readonly series: number
  readonly time: number
  readonly value: number
  readonly x: number
  readonly y: number
}

export interface TimeShape {
  readonly width: number
  readonly points: readonly Placed[]
  /** The line through each series. */
  readonly paths: readonly string[]
  readonly columnWidth: number
  readonly ticks: readonly { value: number; y: number }[]
  readonly labels: readonly { at: Day; x: number }[]
  readonly left: number
  readonly floor: number
  readonly aim: number | null
}

export const HEIGHT = 220
const TOP = 14
const BOTTOM = 24
const LEFT = 40
const RIGHT = 12
/** The room that a label of a time takes. */
const LABEL_WIDTH = 64
const MOST_COLUMN = 46

interface Drawn {
  readonly times: readonly Day[]
  readonly series: readonly Series[]
  readonly width: number
  readonly drawnAs: 'columns' | 'lines'
  readonly top: number | null
  readonly line: number | null
}

/** Where everything of a drawing lies, in pixels. */
export function timeShape({ times, series, width, drawnAs, top, line: aim }: Drawn): TimeShape {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const highest = Math.max(top ?? 0, aim ?? 0, ...known, 1)
  const y = scaleLinear()
    .domain([0, highest])
    .range([HEIGHT - BOTTOM, TOP])
    .nice(4)
  const x = scalePoint<number>()
    .domain(times.map((_, index) => index))
    .range([LEFT, width - RIGHT])
    .padding(drawnAs === 'columns' ? 0.5 : 0.1)
  const step = times.length > 1 ? x.step() : width - LEFT - RIGHT
  const columnWidth = Math.min(MOST_COLUMN, (step * 0.7) / Math.max(1, series.length))
  const beside = (index: number) =>
    drawnAs === 'columns' ? (index - (series.length - 1) / 2) * columnWidth : 0
  const points = series.flatMap(({ values }, index) =>
    values.flatMap((value, time): Placed[] =>
      value === null ? [] : [{ series: index, time, value, x: x(time)! + beside(index), y: y(value) }],
    ),
  )
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step))
  return {
    width,
    points,
    paths: series.map(
      ({ values }) =>
        line<number | null>()
          .defined((value) => value !== null)
          .x((_, time) => x(time)!)
          .y((value) => y(value!))([...values]) ?? '',
    ),
    columnWidth,
    ticks: y.ticks(4).map((value) => ({ value, y: y(value) })),
    labels: times.flatMap((at, time) =>
      (times.length - 1 - time) % every === 0 ? [{ at, x: x(time)! }] : [],
    ),
    left: LEFT,
    floor: HEIGHT - BOTTOM,
    aim: aim === null ? null : y(aim),
  }
}

/** Where an arrow leads from a point: along its series, or to the next series at the same time or the nearest one. */
export function nextPoint(points: readonly Placed[], from: Placed, key: string): Placed | undefined {
  const along = points.filter(({ series }) => series === from.series)
  const place = along.indexOf(from)
  if (key === 'ArrowLeft') return along[place - 1]
  if (key === 'ArrowRight') return along[place + 1]
  if (key === 'Home') return along[0]
  if (key === 'End') return along.at(-1)
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  const others = step === 0 ? [] : points.filter(({ series }) => series === from.series + step)
  return others.toSorted((one, other) => Math.abs(one.time - from.time) - Math.abs(other.time - from.time))[0]
}
