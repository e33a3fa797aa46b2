import { scaleLinear } from 'd3-scale'
import { area, curveStep, line } from 'd3-shape'
import { type Day, daysBetween } from '../../time/calendar.rules.ts'
import { metricWeek, type MetricWeek, type MetricWeeks } from '../values/metric-week.rules.ts'
import type { Forecast } from './forecast.rules.ts'
import type { UsualRange } from './statistics.rules.ts'

/** The size of the drawing, in its own units: about the pixels of a panel. */
export const WIDTH = 340
export const HEIGHT = 236
const LEFT = 6
/** Room for labels at the right, above for nothing but air, and below for the numbers of notes and the weeks. */
const RIGHT = 52
const TOP = 10
export const BOTTOM = 44

export interface ChartPoint {
  week: Day
  of: MetricWeek
  note: string | null
  x: number
  /** Null without a value. */
  y: number | null
}

export interface ChartShape {
  points: readonly ChartPoint[]
  /** Those that have a note, in the order of their numbers. */
  noted: readonly ChartPoint[]
  valuePath: string
  targetPath: string
  usual: { y: number; height: number; mean: number } | null
  /** Where a week to come will lie in eight and in five of ten cases, and its mean. */
  fan: { outer: string; inner: string; mean: string } | null
  /** The right edge of what is there, and of all. */
  now: number
  end: number
  lastWeek: Day
  yOf: (value: number) => number
}

/** Five of ten outcomes instead of eight: 0.67 deviations instead of 1.28. */
const INNER = 0.67 / 1.28

/** Where the weeks (Mondays, newest first) and those of the forecast are drawn. */
export function chartShape(
  row: MetricWeeks,
  newestFirst: readonly Day[],
  usual: UsualRange | null,
  forecast: Forecast | null,
): ChartShape {
  const weeks = newestFirst.toReversed()
  const lastWeek = forecast?.left.at(-1) ?? newestFirst[0]!
  const x = scaleLinear()
    .domain([0, Math.max(1, daysBetween(weeks[0]!, lastWeek))])
    .range([LEFT, WIDTH - RIGHT])
  const xOf = (week: Day) => x(daysBetween(weeks[0]!, week))
  const read = weeks.map((week) => ({
    week,
    of: metricWeek(row, week),
    note: row.values[week]?.targetNote ?? null,
  }))
  const yOf = verticalScale([
    ...read.flatMap(({ of }) => [of.value, of.target.value]),
    ...(usual ? [usual.low, usual.high] : []),
    ...(forecast ? [forecast.week.low, forecast.week.high] : []),
  ])
  const points = read.map((each) => ({
    ...each,
    x: xOf(each.week),
    y: each.of.value === null ? null : yOf(each.of.value),
  }))
  const last = points.findLast(({ y }) => y !== null)
  return {
    points,
    noted: points.filter(({ note }) => note !== null),
    valuePath: lineThrough(points.map(({ x: at, y }) => [at, y])),
    targetPath: stepsThrough([
      ...points.map(({ x: at, of }): Place => [at, of.target.value === null ? null : yOf(of.target.value)]),
      [xOf(lastWeek), points.at(-1)!.of.target.value === null ? null : yOf(points.at(-1)!.of.target.value!)],
    ]),
    usual: usual && { y: yOf(usual.high), height: yOf(usual.low) - yOf(usual.high), mean: yOf(usual.mean) },
    fan: forecast && last ? fanOf(forecast, last, { xOf, yOf }) : null,
    now: last?.x ?? xOf(newestFirst[0]!),
    end: xOf(lastWeek),
    lastWeek,
    yOf,
  }
}

type Place = [x: number, y: number | null]

/** Values that are all the same lie in the middle. */
function verticalScale(values: readonly (number | null)[]): (value: number) => number {
  const known = values.filter((value) => value !== null)
  const [low, high] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [0, 1]
  const air = high > low ? (high - low) * 0.06 : Math.max(1, Math.abs(high) * 0.1)
  return scaleLinear()
    .domain([low - air, high + air])
    .range([HEIGHT - BOTTOM, TOP])
}

const isThere = ([, y]: Place): boolean => y !== null

const lineThrough = (places: Place[]): string =>
  line<Place>()
    .defined(isThere)
    .x(([x]) => x)
    .y(([, y]) => y!)(places) ?? ''

const stepsThrough = (places: Place[]): string =>
  line<Place>()
    .defined(isThere)
    .x(([x]) => x)
    .y(([, y]) => y!)
    .curve(curveStep)(places) ?? ''

function fanOf(
  { week, left }: Forecast,
  last: ChartPoint,
  { xOf, yOf }: { xOf: (week: Day) => number; yOf: (value: number) => number },
): ChartShape['fan'] {
  const start = last.of.value!
  const between = (reach: number) =>
    area<[number, number, number]>()
      .x(([x]) => x)
      .y0(([, low]) => yOf(low))
      .y1(([, , high]) => yOf(high))([
      [last.x, start, start],
      ...left.map((each): [number, number, number] => [
        xOf(each),
        week.mean - reach * (week.mean - week.low),
        week.mean + reach * (week.high - week.mean),
      ]),
    ]) ?? ''
  const mean = lineThrough([[last.x, last.y], ...left.map((each): Place => [xOf(each), yOf(week.mean)])])
  return { outer: between(1), inner: between(INNER), mean }
}

/** Labels at the right that would overlap, moved apart: at least `gap` units between two, in their order. */
export function apart<Label extends { y: number }>(labels: readonly Label[], gap = 12): Label[] {
  const sorted = labels.toSorted((one, other) => one.y - other.y)
  let lowest = -Infinity
  return sorted.map((label) => {
    lowest = Math.max(label.y, lowest + gap)
    return { ...label, y: lowest }
  })
}
