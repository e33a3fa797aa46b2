/** Repeatable chance for tests: the same seed gives the same story. */
export interface Chance {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  pick<T>(values: readonly T[]): T
}

export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return { next, integer, pick: (values) => values[integer(0, values.length - 1)]! }
}

/**
 * `count` seeds from a fresh start each run, or from FIRST_SEED on; SEED=n runs that one alone. Put the seed into the test's
 * name, so that a failure says which story to replay.
 */
export function seeds(count: number): number[] {
  const given = process.env['SEED']
  if (given !== undefined) return [Number(given)]
  const first = Number(process.env['FIRST_SEED'] ?? Date.now() % 1_000_000_000)
  return Array.from({ length: count }, (_, index) => first + index)
}
