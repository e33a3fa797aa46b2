/** Sizes in pixels. They are fixed, so that what is in view can be calculated. */
export const ROW_HEIGHT = 36
export const HEADER_HEIGHT = 34

/** The longest number, in characters, that a week on a phone shows whole. */
export const PHONE_CHARACTERS = 8

export type FixedColumn = 'metric' | 'owner' | 'target' | 'total'

interface Sizes {
  weekWidth: number
  /** The longest number, in characters, that such a cell shows whole. */
  characters: Readonly<Record<'week' | 'target' | 'total', number>>
}

export interface Layout extends Sizes {
  /** The columns that stay at the left edge. */
  fixed: readonly { name: FixedColumn; width: number; left: number }[]
  fixedWidth: number
}

function layoutOf(widths: readonly (readonly [FixedColumn, number])[], sizes: Sizes): Layout {
  let fixedWidth = 0
  const fixed = widths.map(([name, width]) => {
    fixedWidth += width
    return { name, width, left: fixedWidth - width }
  })
  return { fixed, fixedWidth, ...sizes }
}

const LARGE: Sizes = { weekWidth: 88, characters: { week: 9, target: 8, total: 10 } }
const SMALL: Sizes = { weekWidth: 64, characters: { week: 6, target: 6, total: 7 } }

const WIDE = layoutOf(
  [
    ['metric', 190],
    ['owner', 120],
    ['target', 100],
    ['total', 106],
  ],
  LARGE,
)

/** Thirteen weeks stand beside it on a screen of 1440 pixels with the sidebar open. */
const MEDIUM = layoutOf(
  [
    ['metric', 146],
    ['owner', 80],
    ['target', 76],
    ['total', 70],
  ],
  SMALL,
)

/** Without owners, which leaves room for some weeks. */
const TIGHT = layoutOf(
  [
    ['metric', 146],
    ['target', 76],
    ['total', 70],
  ],
  SMALL,
)

const WIDE_FROM = WIDE.fixedWidth + 13 * WIDE.weekWidth
const MEDIUM_FROM = 760

export const LAYOUTS = [WIDE, MEDIUM, TIGHT]

/** The layout of a grid that is so many pixels wide. */
export function layoutFor(width: number): Layout {
  if (width >= WIDE_FROM) return WIDE
  return width >= MEDIUM_FROM ? MEDIUM : TIGHT
}
