import type { Sharp, SharpOptions } from 'sharp'

/** A square part of a picture, as fractions of its width, as it is shown. Left out, it is the middle. */
export interface Crop {
  left: number
  top: number
  size: number
}

export type PictureProblem = 'no picture' | 'too many pixels'

/** A phone's best photograph has 50 million. */
const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 8
const QUALITY = 82
// By the package's own names: everything else that it could read stays closed, whatever a file claims to be.
const READERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif']

/** Loaded with the first picture, because most servers see few. It works in threads of its own. */
const load = (): Promise<(bytes: Uint8Array, options: SharpOptions) => Sharp> =>
  import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: READERS })
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
let loading: ReturnType<typeof load> | undefined

/**
 * Draws a JPG, PNG or GIF anew as a square WebP of at most `most` pixels a side: its first frame, upright, without anything else that
 * was in the file.
 */
export const squarePicture = (
  bytes: Uint8Array,
  most: number,
  crop: Crop | null,
): Promise<Buffer | PictureProblem> =>
  drawnAnew(bytes, (picture, { width, height }) => {
    const part = partOf({ width, height }, crop)
    const side = Math.min(most, part.width)
    return picture.extract(part).resize(side, side)
  })

/** Draws it anew in the same way, whole, within a square of `most` pixels a side. */
export const fittedPicture = (bytes: Uint8Array, most: number): Promise<Buffer | PictureProblem> =>
  drawnAnew(bytes, (picture) => picture.resize(most, most, { fit: 'inside', withoutEnlargement: true }))

async function drawnAnew(
  bytes: Uint8Array,
  shape: (upright: Sharp, size: { width: number; height: number }) => Sharp,
): Promise<Buffer | PictureProblem> {
  if (!looksLikePicture(bytes)) return 'no picture'
  const sharp = await (loading ??= load())
  const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
  try {
    const { autoOrient } = await open().metadata()
    return await shape(open().autoOrient(), autoOrient)
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
  } catch (error) {
    return /pixel limit|^timeout/.test((error as Error).message) ? 'too many pixels' : 'no picture'
  }
}

const STARTS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
]

const looksLikePicture = (bytes: Uint8Array): boolean =>
  STARTS.some((start) => start.every((byte, index) => bytes[index] === byte))

/** The part in whole pixels, moved and shrunk to lie within the picture. */
export function partOf(
  { width, height }: { width: number; height: number },
  crop: Crop | null,
): { left: number; top: number; width: number; height: number } {
  const within = (value: number, least: number, most: number) =>
    Math.min(Math.max(Math.round(value), least), most)
  const side = within((crop?.size ?? 1) * width, 1, Math.min(width, height))
  const left = within(crop ? crop.left * width : (width - side) / 2, 0, width - side)
  const top = within(crop ? crop.top * width : (height - side) / 2, 0, height - side)
  return { left, top, width: side, height: side }
}
