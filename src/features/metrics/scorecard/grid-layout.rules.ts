/** Sizes in pixels. They are fixed, so that what is in view can be calculated. */
export const ROW_HEIGHT = 36
export const HEADER_HEIGHT = 34
export const WEEK_WIDTH = 64

/** The longest number, in characters, that such a cell shows whole. */
export const CHARACTERS = { week: 7, target: 7, total: 8, phone: 8 }

export type FixedColumn = 'metric' | 'owner' | 'target' | 'total'

export interface Layout {
  /** The columns that stay at the left edge. */
  fixed: readonly { name: FixedColumn; width: number; left: number }[]
  fixedWidth: number
}

const layoutOf = (widths: readonly (readonly [FixedColumn, number])[]): Layout => {
  let fixedWidth = 0
  const fixed = widths.map(([name, width]) => {
    fixedWidth += width
    return { name, width, left: fixedWidth - width }
  })
  return { fixed, fixedWidth }
}

const ROOMY = layoutOf([
  ['metric', 220],
  ['owner', 130],
  ['target', 84],
  ['total', 84],
])

/** Thirteen weeks stand beside it on a screen of 1440 pixels with the sidebar open. */
const WIDE = layoutOf([
  ['metric', 144],
  ['owner', 80],
  ['target', 74],
  ['total', 72],
])

/** Without owners, which leaves room for some weeks. */
const TIGHT = layoutOf([
  ['metric', 144],
  ['target', 74],
  ['total', 72],
])

const TIGHT_BELOW = 760
const ROOMY_FROM = ROOMY.fixedWidth + 13 * WEEK_WIDTH

export function layoutFor(width: number): Layout {
  if (width < TIGHT_BELOW) return TIGHT
  return width < ROOMY_FROM ? WIDE : ROOMY
}
