/** The longest side of a picture in pixels. */
const MOST_PIXELS = 8_192

/** Sharp on any screen, and in print. */
const WANTED_SCALE = 2

/** How many pixels a picture has: twice its size, or as many as there may be on its longer side. */
export function pixelsFor({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const scale = Math.min(WANTED_SCALE, MOST_PIXELS / Math.max(width, height))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}
