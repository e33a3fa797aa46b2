import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape'

/** How the series of a drawing differ: by colour, by the shape of their points and by their lines, so that nobody needs the colours. */
const LOOKS = [
  { type: symbolCircle, fill: 'fill-accent', stroke: 'stroke-accent', dashes: undefined },
  { type: symbolSquare, fill: 'fill-good-edge', stroke: 'stroke-good-edge', dashes: '5 3' },
  { type: symbolTriangle, fill: 'fill-warn-edge', stroke: 'stroke-warn-edge', dashes: '2 3' },
  { type: symbolDiamond, fill: 'fill-plot', stroke: 'stroke-plot', dashes: '8 3 2 3' },
] as const

export interface Look {
  /** The outline of a point, around its middle. */
  readonly shape: string
  readonly fill: string
  readonly stroke: string
  readonly dashes: string | undefined
}

const POINT_AREA = 34

const looks: readonly Look[] = LOOKS.map(({ type, ...look }) => ({
  ...look,
  shape: symbol(type, POINT_AREA)() ?? '',
}))

/** How the series in this place looks; from the fifth on they repeat. */
export const lookOf = (place: number): Look => looks.at(place % looks.length)!
