/** Sizes in pixels. They are fixed, so that what is in view can be calculated. */
export const ROW_HEIGHT = 36
export const HEADER_HEIGHT = 34
export const WEEK_WIDTH = 88

/** The longest number, in characters, that such a cell shows whole. */
export const CHARACTERS = { week: 9, target: 8, total: 10, phone: 8 }

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

const WIDE = layoutOf([
  ['metric', 190],
  ['owner', 120],
  ['target', 100],
  ['total', 106],
])

/** Without owners, which leaves room for some weeks. */
const TIGHT = layoutOf([
  ['metric', 144],
  ['target', 98],
  ['total', 104],
])

const TIGHT_BELOW = 760

export const layoutFor = (width: number): Layout => (width < TIGHT_BELOW ? TIGHT : WIDE)
