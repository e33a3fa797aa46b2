import { hashedId } from '../../sync/hashed-id.ts'
import { isPlausible } from '../time/calendar.rules.ts'
import { fieldRule, listRule, MOST_AMOUNT, type PlanField, type PlanList } from './plan-blocks.rules.ts'
import type { PlanItem } from './strategy.table.ts'

/** The id of a field of a plan: two people who write it first, even apart, write the same row. Whoever proposes a plan's id can't have it meet another's. */
export const planTextId = (planId: string, field: PlanField): string =>
  hashedId('text of a plan', planId, field)

export type FieldProblem =
  | 'plan/text-too-long'
  | 'plan/years'
  | 'plan/number-too-large'
  | 'plan/number'
  | 'plan/day'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What is wrong with a text for this field; null if nothing is. An empty one empties the field. */
export function fieldProblem(field: PlanField, text: string): FieldProblem | null {
  if (text === '') return null
  const rule = fieldRule(field)
  if (rule.kind === 'text') return text.length > rule.most ? 'plan/text-too-long' : null
  if (rule.kind === 'day') return DAY.test(text) && isPlausible(text) ? null : 'plan/day'
  const number = Number(text)
  if (!Number.isFinite(number)) return 'plan/number'
  if (rule.kind === 'years')
    return Number.isInteger(number) && number >= rule.from && number <= rule.to ? null : 'plan/years'
  return Math.abs(number) > MOST_AMOUNT ? 'plan/number-too-large' : null
}

/** How many years a target or outlook looks ahead, by what its field holds. */
export function yearsOf(field: 'targetYears' | 'outlookYears', text: string): number {
  const rule = fieldRule(field)
  if (rule.kind !== 'years') return 0
  return text === '' ? rule.usual : Number(text)
}

type Placed = Pick<PlanItem, 'id' | 'position' | 'createdAt'>

export const byPosition = (one: Placed, other: Placed): number =>
  one.position - other.position ||
  one.createdAt.localeCompare(other.createdAt) ||
  one.id.localeCompare(other.id)

/** The position of an entry that comes after these. */
export const nextPosition = (items: readonly Placed[]): number =>
  items.reduce((next, { position }) => Math.max(next, position + 1), 0)

/**
 * The entries whose position changes when `id` comes before the entry `before`, or last of all with null.
 * An entry that is gone meanwhile counts as the end.
 */
export function moved(
  items: readonly Placed[],
  id: string,
  before: string | null,
): { id: string; position: number }[] {
  const rest = items.filter((item) => item.id !== id).toSorted(byPosition)
  const self = items.find((item) => item.id === id)
  if (!self) return []
  const found = rest.findIndex((item) => item.id === before)
  const at = found < 0 ? rest.length : found
  return [...rest.slice(0, at), self, ...rest.slice(at)]
    .map((item, position) => ({ id: item.id, position, was: item.position }))
    .filter(({ position, was }) => position !== was)
    .map(({ id: movedId, position }) => ({ id: movedId, position }))
}

/** How a list stands to what is advised: as many as the list should have, too few yet, or more than one remembers. */
export function adviceOn(list: PlanList, count: number): 'few' | 'good' | 'many' | null {
  const { advised } = listRule(list)
  if (!advised) return null
  if (count < advised[0]) return 'few'
  return count > advised[1] ? 'many' : 'good'
}

/** The year, such as "2036", so many years after a day. */
export const addYears = (day: string, years: number): string => String(Number(day.slice(0, 4)) + years)
