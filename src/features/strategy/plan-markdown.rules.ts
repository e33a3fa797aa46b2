import { BLOCKS, fieldRule, listRule, PLAN_FIELD_NAMES, PLAN_LIST_NAMES } from './plan-blocks.rules.ts'
import type { FiledPlan } from './plan-file.rules.ts'
import type { PlanItem } from './strategy.table.ts'
import { BLOCK_NAMES, FIELD_LABELS, LIST_LABELS } from './strategy.text.ts'

/** The plan as a text to read elsewhere: a heading for each block that says something. */
export function asMarkdown(plan: FiledPlan): string {
  const blocks = BLOCKS.flatMap((block) => {
    const fields = PLAN_FIELD_NAMES.filter((field) => fieldRule(field).block === block).flatMap((field) => {
      const text = plan.texts.find((row) => row.field === field)?.text
      return text ? [`**${FIELD_LABELS[field]}:** ${text}`] : []
    })
    const lists = PLAN_LIST_NAMES.filter((list) => listRule(list).block === block).flatMap((list) => {
      const entries = plan.items.filter((item) => item.list === list).map(entryLine)
      return entries.length > 0 ? [`### ${LIST_LABELS[list]}`, entries.join('\n')] : []
    })
    const content = [...fields, ...lists]
    return content.length > 0 ? [`## ${BLOCK_NAMES[block]}`, ...content] : []
  })
  return [`# ${plan.name}`, ...blocks].join('\n\n') + '\n'
}

const entryLine = ({ title, note, amount, unit }: PlanItem): string => {
  const planned = amount === null ? '' : ` (${[amount, unit].filter((part) => part !== null).join(' ')})`
  return `- ${title}${planned}${note === '' ? '' : `: ${note}`}`
}
