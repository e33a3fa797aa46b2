import {
  type Block,
  BLOCKS,
  fieldRule,
  listRule,
  PLAN_FIELD_NAMES,
  PLAN_LIST_NAMES,
  type PlanField,
  type PlanList,
} from '../plan-blocks.rules.ts'
import { byPosition } from '../strategy.rules.ts'
import type { PlanItem, PlanText } from '../strategy.table.ts'

/** An entry of a list as a version keeps it. */
export type KeptItem = Pick<
  PlanItem,
  'id' | 'list' | 'title' | 'note' | 'amount' | 'unit' | 'metricId' | 'goalId'
>

/** Everything that a plan says, without who wrote what when. */
export interface PlanContent {
  texts: { field: PlanField; text: string }[]
  items: KeptItem[]
}

export const contentOf = (texts: readonly PlanText[], items: readonly PlanItem[]): PlanContent => ({
  texts: PLAN_FIELD_NAMES.flatMap((field) => {
    const text = texts.find((row) => row.field === field)?.text
    return text ? [{ field, text }] : []
  }),
  items: PLAN_LIST_NAMES.flatMap((list) =>
    items
      .filter((item) => item.list === list && item.removedAt === null)
      .toSorted(byPosition)
      .map(({ id, title, note, amount, unit, metricId, goalId }) => ({
        id,
        list,
        title,
        note,
        amount,
        unit,
        metricId,
        goalId,
      })),
  ),
})

/** A field or list of two versions that says something else in each. */
export interface Difference {
  readonly block: Block
  readonly of: { field: PlanField } | { list: PlanList }
  readonly before: string
  readonly after: string
}

const lineOf = ({ title, note, amount, unit }: KeptItem): string =>
  [title, amount === null ? '' : [amount, unit].filter((part) => part !== null).join(' '), note]
    .filter((part) => part !== '')
    .join(': ')

const textIn = ({ texts }: PlanContent, field: PlanField): string =>
  texts.find((one) => one.field === field)?.text ?? ''

const linesIn = ({ items }: PlanContent, list: PlanList): string =>
  items
    .filter((item) => item.list === list)
    .map(lineOf)
    .join('\n')

/** What differs between two versions, in the order of the plan. Each list is one text, with an entry a line. */
export const differencesOf = (before: PlanContent, after: PlanContent): Difference[] =>
  BLOCKS.flatMap((block) => [
    ...PLAN_FIELD_NAMES.filter((field) => fieldRule(field).block === block).map((field) => ({
      block,
      of: { field },
      before: textIn(before, field),
      after: textIn(after, field),
    })),
    ...PLAN_LIST_NAMES.filter((list) => listRule(list).block === block).map((list) => ({
      block,
      of: { list },
      before: linesIn(before, list),
      after: linesIn(after, list),
    })),
  ]).filter((one) => one.before !== one.after)
