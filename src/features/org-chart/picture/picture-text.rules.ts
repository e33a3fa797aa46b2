/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, isBold: boolean) => number

const CUT = '…'

/** The text, or as much of its beginning as there is room for. */
export function fitting(text: string, width: number, size: number, measure: Measure, isBold = false): string {
  if (measure(text, size, isBold) <= width) return text
  const signs = [...text]
  let [from, to] = [0, signs.length]
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    const cut = `${signs.slice(0, middle).join('').trimEnd()}${CUT}`
    if (measure(cut, size, isBold) <= width) from = middle
    else to = middle - 1
  }
  return `${signs.slice(0, from).join('').trimEnd()}${CUT}`
}
