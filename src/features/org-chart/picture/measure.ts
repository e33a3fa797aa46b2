import type { Measure } from './picture-text.rules.ts'

/** Measures texts as this browser draws them in a font. */
export function makeMeasure(font: string): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const known = new Map<string, number>()
  return (text, size, isBold) => {
    const key = `${size} ${isBold} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      if (context) context.font = `${isBold ? 600 : 400} ${size}px ${font}`
      width = context?.measureText(text).width ?? text.length * size * 0.6
      known.set(key, width)
    }
    return width
  }
}
