import type { Unit } from '../metrics/metrics.table.ts'

/** A repeatable stream of numbers from 0 to 1 (mulberry32), so that every demo company has the same numbers. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const DECIMALS: Record<Unit, number> = { number: 0, percentage: 1, currency: -2, time: 1, yes_no: 0 }

/** A number for each week, oldest first, moving from `from` to `to` and straying by at most `stray`. */
export function weeklyValues(
  script: { unit: Unit; from: number; to: number; stray: number },
  weeks: number,
  random: () => number,
): number[] {
  const step = 10 ** DECIMALS[script.unit]
  return Array.from({ length: weeks }, (_, week) => {
    const trend = script.from + ((script.to - script.from) * week) / (weeks - 1)
    const value = trend + (random() * 2 - 1) * script.stray
    if (script.unit === 'yes_no') return value >= 0.85 ? 1 : 0
    return Math.max(0, Math.round(value * step) / step)
  })
}
