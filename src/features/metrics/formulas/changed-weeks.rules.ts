import { addDays, type Day, daysBetween } from '../../time/calendar.rules.ts'
import { type Entered, formulasOf, type Inputs } from './formula-inputs.rules.ts'
import { earliestWeek } from './look-back.rules.ts'

/** Weeks from one Monday to another, both included. */
export interface WeekRange {
  readonly from: Day
  readonly to: Day
}

/**
 * The weeks of a metric that may have another result after the values of its inputs changed, or null if none may. Undefined if more
 * than values changed: then any week may.
 */
export function changedWeeks(metricId: string, before: Inputs, after: Inputs): WeekRange | null | undefined {
  const ids = Object.keys(after)
  if (ids.length !== Object.keys(before).length) return undefined
  const weeks: Day[] = []
  for (const id of ids) {
    const [one, other] = [before[id], after[id]]
    if (one === undefined || !isDefinedAlike(one, other ?? null)) return undefined
    if (one && other && one.values !== other.values) weeks.push(...differing(one.values, other.values))
  }
  const [first] = weeks.toSorted()
  const last = weeks.toSorted().at(-1)
  if (first === undefined || last === undefined) return null
  const formulas = (id: string) => (after[id] ? formulasOf(after[id]) : [])
  // What counts from the beginning of a year looks back further at its end than at its start.
  if (ids.some((id) => formulas(id).some((formula) => formula.includes('ytd'))))
    return { from: first, to: '9999' }
  return { from: first, to: addDays(last, daysBetween(earliestWeek(metricId, last, formulas), last)) }
}

function isDefinedAlike(one: Entered | null, other: Entered | null): boolean {
  if (!one || !other) return one === other
  const { definitions } = other
  return (
    one.metric === other.metric &&
    one.definitions.length === definitions.length &&
    one.definitions.every((definition, index) => definition === definitions[index])
  )
}

const differing = (one: Entered['values'], other: Entered['values']): Day[] => [
  ...Object.keys(other).filter((week) => one[week] !== other[week]),
  ...Object.keys(one).filter((week) => !(week in other)),
]
