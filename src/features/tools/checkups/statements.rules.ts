const PARTS = [
  { key: 'direction', statements: 4 },
  { key: 'people', statements: 4 },
  { key: 'data', statements: 3 },
  { key: 'issues', statements: 3 },
  { key: 'process', statements: 3 },
  { key: 'execution', statements: 3 },
] as const

export type Component = (typeof PARTS)[number]['key']

/** The parts of a check-up, in the order in which they are asked. */
export const COMPONENTS: readonly Component[] = PARTS.map(({ key }) => key)

export const MOST_POINTS = 5

/** The part to which each statement belongs, by its place from 0. */
export const COMPONENT_OF: readonly Component[] = PARTS.flatMap(({ key, statements }) =>
  Array<Component>(statements).fill(key),
)

export const STATEMENTS = COMPONENT_OF.length

/** The places of the statements of a part. */
export const placesOf = (component: Component): number[] =>
  COMPONENT_OF.flatMap((one, place) => (one === component ? [place] : []))
