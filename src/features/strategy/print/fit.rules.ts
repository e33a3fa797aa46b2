/** The smallest type of the plan, in points, before it shrinks; labels are as small, texts a little larger. */
const SMALLEST_TYPE = 9.75

/** Type that is smaller than this is not readable, in points. */
const READABLE_TYPE = 8

/** By how much a plan may shrink at most. */
export const SMALLEST_SCALE = READABLE_TYPE / SMALLEST_TYPE

const STEPS = 6

/** How far sheets are shrunk, the least first. */
export const SCALES: readonly number[] = Array.from(
  { length: STEPS + 1 },
  (_, step) => 1 - ((1 - SMALLEST_SCALE) * step) / STEPS,
)

export interface Fit {
  readonly scale: number
  /** Whether each block stays in one column. */
  readonly isWhole: boolean
}

/**
 * The largest scale at which a sheet with whole blocks fits on its page, else the largest at which one with divided blocks does, or the smallest.
 * @param heightAt how high the sheet is, in the same unit as `room`
 */
export function fitFor(heightAt: (fit: Fit) => number, room: number): Fit {
  const fits = [true, false].flatMap((isWhole) => SCALES.map((scale) => ({ scale, isWhole })))
  return fits.find((fit) => heightAt(fit) <= room) ?? fits.at(-1)!
}

/** How many pages a sheet of this height takes. */
export const pagesOf = (height: number, room: number): number => Math.max(1, Math.ceil(height / room))
