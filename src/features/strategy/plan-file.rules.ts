import {
  BLOCKS,
  fieldRule,
  listRule,
  PLAN_FIELD_NAMES,
  PLAN_LIST_NAMES,
  type PlanField,
  type PlanList,
} from './plan-blocks.rules.ts'
import type { PlanItem, PlanText } from './strategy.table.ts'
import { BLOCK_NAMES, FIELD_LABELS, LIST_LABELS } from './strategy.text.ts'

/** A plan as a file holds it, without who wrote what when. */
export interface PlanContent {
  texts: { field: PlanField; text: string }[]
  items: { list: PlanList; title: string; note: string; amount: number | null; unit: string | null }[]
}

type Plan = { name: string; texts: readonly PlanText[]; items: readonly PlanItem[] }

const FORMAT = 'plan 1'

export const contentOf = ({ texts, items }: Omit<Plan, 'name'>): PlanContent => ({
  texts: texts.filter(({ text }) => text !== '').map(({ field, text }) => ({ field, text })),
  items: items.map(({ list, title, note, amount, unit }) => ({ list, title, note, amount, unit })),
})

export const asJson = (plan: Plan): string =>
  JSON.stringify({ format: FORMAT, name: plan.name, ...contentOf(plan) }, null, 2)

const isField = (value: unknown): value is PlanField => PLAN_FIELD_NAMES.includes(value as PlanField)
const isList = (value: unknown): value is PlanList => PLAN_LIST_NAMES.includes(value as PlanList)
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

/** What a file says; null if it holds no plan. What it says beyond that is left out. */
export function planIn(file: string): PlanContent | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(file)
  } catch {
    return null
  }
  if (typeof parsed !== 'object' || parsed === null) return null
  const { format, texts, items } = parsed as Record<string, unknown>
  if (format !== FORMAT || !Array.isArray(texts) || !Array.isArray(items)) return null
  return {
    texts: (texts as Record<string, unknown>[]).flatMap(({ field, text }) =>
      isField(field) ? [{ field, text: textOr(text, '') }] : [],
    ),
    items: (items as Record<string, unknown>[]).flatMap(({ list, title, note, amount, unit }) =>
      isList(list)
        ? [
            {
              list,
              title: textOr(title, ''),
              note: textOr(note, ''),
              amount: typeof amount === 'number' ? amount : null,
              unit: typeof unit === 'string' ? unit : null,
            },
          ]
        : [],
    ),
  }
}

/** The plan as a text to read elsewhere: a heading for each block that says something. */
export function asMarkdown(plan: Plan): string {
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
