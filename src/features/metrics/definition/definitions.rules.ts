import type { Day } from '../../time/calendar.rules.ts'
import { type Definition, definitionFields, type Metric, type MetricDefinition } from '../metrics.table.ts'

/** A metric and what it was before, earliest first. */
export interface Defined<Step extends EarlierDefinition = MetricDefinition> {
  metric: Metric
  definitions: readonly Step[]
}

/** What held in the weeks before the Monday `untilWeek`. */
export type EarlierDefinition = Definition & { readonly untilWeek: Day }

const FIELDS = Object.keys(definitionFields) as (keyof Definition)[]

/** The metric as it was defined in the week of the Monday `week`. */
export const definitionAt = ({ metric, definitions }: Defined<EarlierDefinition>, week: Day): Definition =>
  definitions.find(({ untilWeek }) => week < untilWeek) ?? metric

/** Whether a formula calculates the week, so that nothing is typed into it. */
export const isCalculatedAt = (defined: Defined<EarlierDefinition>, week: Day): boolean =>
  !!definitionAt(defined, week).formula

/** The fields of a definition alone, of a row that has more. */
export const definitionOf = (row: Definition): Definition =>
  Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as unknown as Definition

/** The fields of `changed` that differ from `definition`. */
export const differenceOf = (definition: Definition, changed: Partial<Definition>): Partial<Definition> =>
  Object.fromEntries(
    FIELDS.filter((field) => changed[field] !== undefined && changed[field] !== definition[field]).map(
      (field) => [field, changed[field]],
    ),
  )

export const inOrder = <Step extends EarlierDefinition>(definitions: readonly Step[]): Step[] =>
  definitions.toSorted((one, other) => (one.untilWeek < other.untilWeek ? -1 : 1))

/**
 * The earlier definitions once `change` holds from the week of the Monday `from` on, or in all weeks if it is null: weeks before
 * `from` stay as they were. The metric itself changes in any case. One that no longer differs from the next is left out.
 */
export function redefined<Step extends EarlierDefinition>(
  { metric, definitions }: Defined<Step>,
  change: Partial<Definition>,
  from: Day | null,
): (Step | EarlierDefinition)[] {
  const isKept = from === null || definitions.some(({ untilWeek }) => untilWeek === from)
  const before = isKept
    ? definitions
    : inOrder([
        ...definitions,
        { ...definitionOf(definitionAt({ metric, definitions }, from)), untilWeek: from },
      ])
  const after = before.map((step) => (from === null || step.untilWeek > from ? { ...step, ...change } : step))
  const newest = { ...metric, ...change }
  return after.filter((step, index) => isDifferent(step, after[index + 1] ?? newest))
}

const isDifferent = (one: Definition, other: Definition): boolean =>
  FIELDS.some((field) => one[field] !== other[field])
