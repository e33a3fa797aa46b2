/** How far the edge of a block lies from the start, for a span of depths. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly at: number
}

/** The edge of a block, from the top down, without overlaps. */
export type Contour = readonly Edge[]

export const shifted = (contour: Contour, by: number): Contour =>
  by === 0 ? contour : contour.map(({ from, to, at }) => ({ from, to, at: at + by }))

/** What lies between a right edge and the left edge of what stands beside it, where they are nearest; Infinity if they never meet. */
export function gapBetween(right: Contour, left: Contour): number {
  let least = Infinity
  let [one, other] = [0, 0]
  while (one < right.length && other < left.length) {
    const [r, l] = [right[one]!, left[other]!]
    if (r.from < l.to && l.from < r.to) least = Math.min(least, l.at - r.at)
    if (r.to < l.to) one++
    else other++
  }
  return least
}

/** One contour, and of the other what reaches further down. */
export function merged(contour: Contour, other: Contour): Contour {
  const end = contour.at(-1)?.to ?? -Infinity
  const rest = other.filter(({ to }) => to > end)
  const [first] = rest
  return first ? [...contour, { ...first, from: Math.max(first.from, end) }, ...rest.slice(1)] : contour
}
