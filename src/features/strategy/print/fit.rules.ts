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

/**
 * The largest scale at which a sheet fits on its page, or the smallest one.
 * @param heightAt how high the sheet is at a scale, in the same unit as `room`
 */
export const scaleFor = (heightAt: (scale: number) => number, room: number): number =>
  SCALES.find((scale) => heightAt(scale) <= room) ?? SCALES.at(-1)!

/** How many pages a sheet of this height takes. */
export const pagesOf = (height: number, room: number): number => Math.max(1, Math.ceil(height / room))
