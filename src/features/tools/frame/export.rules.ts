import type { Sheet as CsvSheet } from '../../metrics/csv/csv-text.rules.ts'
import { displayName } from '../../people/people.rules.ts'
import type { ItemEntry, SheetEntry } from '../sheets/sheets.queries.ts'
import type { ToolSheet } from '../sheets/sheets.table.ts'
import { hasText, type Section } from '../sheets/tool-kinds.rules.ts'
import { EXPORT_COLUMNS } from './export.text.ts'

/** A row for each entry of a sheet, with its part as people read it, after its text if it has one. */
export const csvOfSheet = (
  { tool, text }: Pick<ToolSheet, 'tool' | 'text'>,
  items: readonly ItemEntry[],
  labels: Readonly<Partial<Record<Section, string>>>,
): CsvSheet => [
  [...EXPORT_COLUMNS],
  ...(hasText(tool) ? [[EXPORT_COLUMNS[1], text, ...EXPORT_COLUMNS.slice(2).map(() => '')]] : []),
  ...items.map((item) => [
    labels[item.section] ?? item.section,
    item.text,
    item.note ?? '',
    item.score ?? '',
    item.hours ?? '',
    item.amount ?? '',
    item.person ? displayName(item.person) : '',
    item.dueOn ?? '',
    item.state ?? '',
    item.made.find(({ kind }) => kind === 'task')?.title ?? '',
    item.goal?.title ?? '',
  ]),
]

/** The sheet with its entries as JSON: the names of fields are those of the tables, ids those of the company. */
export function jsonOfSheet({ sheet }: SheetEntry, items: readonly ItemEntry[]): string {
  const { tool, title, quarter, settings, text } = sheet
  const entries = items.map((item) => ({
    section: item.section,
    text: item.text,
    note: item.note,
    score: item.score,
    hours: item.hours,
    amount: item.amount,
    personId: item.personId,
    dueOn: item.dueOn,
    state: item.state,
    goalId: item.goalId,
  }))
  return `${JSON.stringify({ tool, title, quarter, settings, ...(hasText(tool) && { text }), entries }, null, 2)}\n`
}
