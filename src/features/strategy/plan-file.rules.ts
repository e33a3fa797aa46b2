import {
  listRule,
  MOST_AMOUNT,
  PLAN_FIELD_NAMES,
  PLAN_LIST_NAMES,
  type PlanField,
  type PlanList,
} from './plan-blocks.rules.ts'
import { fieldProblem } from './strategy.rules.ts'
import { NOTE_LENGTH, type PlanItem, type PlanText, TITLE_LENGTH, UNIT_LENGTH } from './strategy.table.ts'

/** A plan as a file holds it, without who wrote what when. */
export interface PlanContent {
  texts: { field: PlanField; text: string }[]
  items: { list: PlanList; title: string; note: string; amount: number | null; unit: string | null }[]
}

/** A plan with what an export says of it. */
export type FiledPlan = { name: string; texts: readonly PlanText[]; items: readonly PlanItem[] }

const FORMAT = 'plan 1'

/** No plan has so many; what a file has beyond is not looked at. */
const MOST_ROWS = 500

export const contentOf = ({ texts, items }: Omit<FiledPlan, 'name'>): PlanContent => ({
  texts: texts.filter(({ text }) => text !== '').map(({ field, text }) => ({ field, text })),
  items: items.map(({ list, title, note, amount, unit }) => ({ list, title, note, amount, unit })),
})

export const asJson = (plan: FiledPlan): string =>
  JSON.stringify({ format: FORMAT, name: plan.name, ...contentOf(plan) }, null, 2)

const isField = (value: unknown): value is PlanField => PLAN_FIELD_NAMES.includes(value as PlanField)
const isList = (value: unknown): value is PlanList => PLAN_LIST_NAMES.includes(value as PlanList)
const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value.trim() : otherwise

/** Why a row of a file is left out. */
export type RowProblem = 'unknown' | 'nameless' | 'too-long' | 'not-fit' | 'full' | 'company-only'

/** What an import would write, and which rows of the file it leaves out: texts are counted first, then entries. */
export interface PlannedImport {
  content: PlanContent
  problems: { row: number; problem: RowProblem }[]
}

/**
 * What a file would write into an empty plan; null if it holds no plan.
 * @param isCompany whether it is the company's plan, which alone has values
 */
export function planIn(file: string, isCompany: boolean): PlannedImport | null {
  const said = rowsIn(file)
  if (!said) return null
  const planned: PlannedImport = { content: { texts: [], items: [] }, problems: [] }
  for (const [index, row] of [...said.texts, ...said.items].entries()) {
    const problem =
      index < said.texts.length ? takeText(planned.content, row) : takeItem(planned.content, row, isCompany)
    if (problem) planned.problems.push({ row: index + 1, problem })
  }
  return planned
}

type Rows = Record<string, unknown>[]

function rowsIn(file: string): { texts: Rows; items: Rows } | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(file)
  } catch {
    return null
  }
  if (typeof parsed !== 'object' || parsed === null) return null
  const { format, texts, items } = parsed as Record<string, unknown>
  if (format !== FORMAT || !Array.isArray(texts) || !Array.isArray(items)) return null
  const rows = (all: unknown[]): Rows =>
    all.slice(0, MOST_ROWS).map((row) => (typeof row === 'object' && row !== null ? { ...row } : {}))
  return { texts: rows(texts), items: rows(items) }
}

function takeText({ texts }: PlanContent, { field, text }: Record<string, unknown>): RowProblem | null {
  if (!isField(field) || texts.some((one) => one.field === field)) return 'unknown'
  const said = textOr(text, '')
  const problem = fieldProblem(field, said)
  if (problem) return problem === 'plan/text-too-long' ? 'too-long' : 'not-fit'
  texts.push({ field, text: said })
  return null
}

function takeItem(
  { items }: PlanContent,
  row: Record<string, unknown>,
  isCompany: boolean,
): RowProblem | null {
  const { list } = row
  if (!isList(list)) return 'unknown'
  if (list === 'values' && !isCompany) return 'company-only'
  const [title, note, unit] = [textOr(row['title'], ''), textOr(row['note'], ''), textOr(row['unit'], '')]
  const amount = typeof row['amount'] === 'number' ? row['amount'] : null
  if (title === '') return 'nameless'
  if (title.length > TITLE_LENGTH || note.length > NOTE_LENGTH || unit.length > UNIT_LENGTH) return 'too-long'
  if (Math.abs(amount ?? 0) > MOST_AMOUNT) return 'not-fit'
  if (items.filter((item) => item.list === list).length >= listRule(list).most) return 'full'
  items.push({ list, title, note, amount, unit: unit || null })
  return null
}
