/** Sheets in millimetres, standing up. */
const PAPERS = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
  tabloid: { width: 279.4, height: 431.8 },
} as const

export type Paper = keyof typeof PAPERS

export const PAPER_NAMES = Object.keys(PAPERS) as Paper[]

/** Around what is printed, and what the head of a sheet takes, in millimetres. */
const MARGIN = 10
const HEAD = 16

const PIXELS_A_MM = 96 / 25.4

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Sheet {
  readonly paper: Paper
  readonly isLandscape: boolean
}

/** The room for a picture on a sheet, in pixels. */
export function roomOn({ paper, isLandscape }: Sheet): Size {
  const { width, height } = PAPERS[paper]
  const [wide, high] = isLandscape ? [height, width] : [width, height]
  return {
    width: (wide - 2 * MARGIN) * PIXELS_A_MM,
    height: (high - 2 * MARGIN - HEAD) * PIXELS_A_MM,
  }
}

/** How the picture is scaled so that it fits; never beyond its own size. */
export const scaleFor = (picture: Size, room: Size): number =>
  Math.min(1, room.width / picture.width, room.height / picture.height)

/** The smallest text of a picture, in pixels, and the smallest that can be read: 6 pt. */
const SMALLEST_TEXT = 12
const LEAST_READABLE = 8

export const isReadable = (scale: number): boolean => scale * SMALLEST_TEXT >= LEAST_READABLE

/** What CSS calls a sheet. */
export const sheetName = ({ paper, isLandscape }: Sheet): string =>
  isLandscape ? `${paper}-landscape` : paper
