import type { Day } from '../../time/calendar.rules.ts'
import type { Defined, EarlierDefinition } from '../definition/definitions.rules.ts'
import type { MetricValue } from '../metrics.table.ts'

/** A metric with its earlier definitions and what was entered for it, by the Monday of the week. */
export interface Entered extends Defined {
  readonly values: Readonly<Record<Day, MetricValue>>
}

/** The metrics that a formula is calculated from, through all layers; null for those that the reader may not see. */
export type Inputs = Readonly<Record<string, Entered | null>>

/** The ids of the metrics that a stored formula is calculated from, each only once. */
export const inputIdsOf = (formula: string): string[] => [
  ...new Set(Array.from(formula.matchAll(/\[([^\]]+)\]/g), ([, id]) => id!)),
]

/** A metric's present formula and those of earlier weeks. */
export const formulasOf = ({ metric, definitions }: Defined<EarlierDefinition>): string[] =>
  [metric, ...definitions].flatMap(({ formula }) => formula || [])
