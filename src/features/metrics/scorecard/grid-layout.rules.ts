/** Sizes in pixels. They are fixed, so that what is in view can be calculated. */
export const ROW_HEIGHT = 40
export const GROUP_HEIGHT = 30
export const HEADER_HEIGHT = 44

/** The longest number, in characters, that a week on a phone shows whole. */
export const PHONE_CHARACTERS = 8

export type FixedColumn = 'metric' | 'target' | 'total' | 'trend'

export interface Layout {
  /** The columns that stay at the left edge. */
  fixed: readonly { name: FixedColumn; width: number; left: number }[]
  fixedWidth: number
  weekWidth: number
  /** How much a week has room for: its day over two lines and no percent sign, its day, or all of its days. */
  room: 'little' | 'some' | 'much'
  /** The longest number, in characters, that such a cell shows whole. */
  characters: Readonly<Record<'week' | 'target' | 'total', number>>
}

const DESK: readonly (readonly [FixedColumn, number])[] = [
  ['metric', 172],
  ['target', 58],
  ['total', 78],
  ['trend', 72],
]

/** Without trends, which leaves room for some weeks. */
const TIGHT: readonly (readonly [FixedColumn, number])[] = [
  ['metric', 146],
  ['target', 58],
  ['total', 76],
]

const DESK_WIDTH = DESK.reduce((sum, [, width]) => sum + width, 0)
const DESK_FROM = 760
const WEEKS_IN_VIEW = 13
const NARROW_WEEK = 48
const WEEK = 62
const WIDE_WEEK = 96

const PER_CHARACTER = 7.7
const PADDING = { little: 9, some: 15, much: 20 }

function layoutOf(widths: typeof DESK, weekWidth: number): Layout {
  let fixedWidth = 0
  const fixed = widths.map(([name, width]) => {
    fixedWidth += width
    return { name, width, left: fixedWidth - width }
  })
  const room = weekWidth < WEEK ? 'little' : weekWidth < WIDE_WEEK ? 'some' : 'much'
  const week = Math.floor((weekWidth - PADDING[room]) / PER_CHARACTER)
  return { fixed, fixedWidth, weekWidth, room, characters: { week, target: 5, total: 6 } }
}

const TIGHT_LAYOUT = layoutOf(TIGHT, WEEK)

const DESK_LAYOUTS = new Map(
  Array.from({ length: WIDE_WEEK - NARROW_WEEK + 1 }, (_, index) => [
    NARROW_WEEK + index,
    layoutOf(DESK, NARROW_WEEK + index),
  ]),
)

export const LAYOUTS = [...DESK_LAYOUTS.values(), TIGHT_LAYOUT]

/** Thirteen weeks of it, shrunk, are as wide as a sheet. */
export const PRINT_LAYOUT = DESK_LAYOUTS.get(WEEK)!

/** Pixels between the margins of a landscape sheet, A4 or Letter. */
const SHEET_WIDTH = 980
const SMALLEST_PRINT = 0.4

/** By how much a grid of so many weeks is shrunk in print to fit on a sheet. */
export const printZoom = (weeks: number): number =>
  Math.max(SMALLEST_PRINT, Math.min(1, SHEET_WIDTH / (DESK_WIDTH + weeks * WEEK)))

/** The layout of a grid that is so many pixels wide; the same object for the same layout. Thirteen weeks stand in it if they can. */
export function layoutFor(width: number): Layout {
  if (width < DESK_FROM) return TIGHT_LAYOUT
  const each = Math.floor((width - DESK_WIDTH) / WEEKS_IN_VIEW)
  return DESK_LAYOUTS.get(each < NARROW_WEEK ? WEEK : Math.min(WIDE_WEEK, each))!
}
