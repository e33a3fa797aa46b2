import type { Sheet } from '../../metrics/csv/csv-text.rules.ts'
import { type PlanField, fieldRule, listRule } from '../../strategy/plan-blocks.rules.ts'
import { type FiledPlan, asJson } from '../../strategy/plan-file.rules.ts'
import { FIELD_LABELS, LIST_LABELS } from '../../strategy/strategy.text.ts'
import { MARKET_FIELDS } from './market-fields.rules.ts'
import { EXPORT_COLUMNS } from './marketing-strategy.text.ts'

/** What of a plan is its marketing block. */
const marketingOf = ({ name, texts, items }: FiledPlan): FiledPlan => ({
  name,
  texts: texts.filter(({ field }) => fieldRule(field).block === 'marketing'),
  items: items.filter(({ list }) => listRule(list).block === 'marketing'),
})

/** A row for each text and each entry of the block, in the order in which they are read. */
export function csvOfMarketing(plan: FiledPlan): Sheet {
  const { texts, items } = marketingOf(plan)
  const said = (field: PlanField) => [
    FIELD_LABELS[field],
    texts.find((one) => one.field === field)?.text ?? '',
    '',
  ]
  const entries = (list: 'differences' | 'path') =>
    items.filter((item) => item.list === list).map(({ title, note }) => [LIST_LABELS[list], title, note])
  return [
    [...EXPORT_COLUMNS],
    ...MARKET_FIELDS.map(said),
    ...entries('differences'),
    ...entries('path'),
    said('guarantee'),
  ]
}

/** The block as a file of a plan, which an empty plan takes again. */
export const jsonOfMarketing = (plan: FiledPlan): string => `${asJson(marketingOf(plan))}\n`
