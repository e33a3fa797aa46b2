import type { MetricWeek } from './metric-week.rules.ts'

interface Size {
  /** Both in pixels. */
  width: number
  height: number
}

interface Point {
  x: number
  y: number
  status: MetricWeek['status']
}

interface Sparkline {
  /** SVG paths; empty if there is nothing to draw. A week without a value or target interrupts its line. */
  values: string
  targets: string
  points: Point[]
}

/** Draws weeks, the oldest first, from left to right, so that their values and targets fill the height. */
export function sparkline(
  weeks: readonly Pick<MetricWeek, 'value' | 'target' | 'status'>[],
  { width, height }: Size,
): Sparkline {
  const numbers = weeks.flatMap(({ value, target }) => [value, target.value]).filter((one) => one !== null)
  // Not by Math.min(...): a few years of weeks are too many arguments for some browsers.
  const low = numbers.reduce((least, one) => Math.min(least, one), Infinity)
  const high = numbers.reduce((most, one) => Math.max(most, one), -Infinity)
  const step = weeks.length > 1 ? width / (weeks.length - 1) : 0
  const x = (index: number) => rounded(index * step)
  const y = (value: number) =>
    rounded(high > low ? height - ((value - low) / (high - low)) * height : height / 2)
  const points = weeks.flatMap(({ value, status }, index) =>
    value === null ? [] : [{ x: x(index), y: y(value), status }],
  )
  const values = weeks.map(({ value }, index) => (value === null ? null : { x: x(index), y: y(value) }))
  return { values: line(values), targets: steps(weeks.map(({ target }) => target.value)), points }

  function steps(targets: readonly (number | null)[]): string {
    return targets
      .map((target, index) => {
        if (target === null) return ''
        const [before, after] = [targets[index - 1] ?? null, targets[index + 1] ?? null]
        const start = before === null ? `M${x(Math.max(0, index - 0.5))} ${y(target)}` : `V${y(target)}`
        const end = `H${x(Math.min(weeks.length - 1, index + 0.5))}`
        return `${before === target ? '' : start}${after === target ? '' : end}`
      })
      .join('')
  }
}

const line = (places: readonly ({ x: number; y: number } | null)[]): string =>
  places
    .map((place, index) => place && `${index > 0 && places[index - 1] ? 'L' : 'M'}${place.x} ${place.y}`)
    .join('')

const rounded = (value: number): number => Math.round(value * 10) / 10
