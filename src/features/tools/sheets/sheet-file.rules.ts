import { isPlausible } from '../../time/calendar.rules.ts'
import { itemProblem } from './sheets.rules.ts'
import {
  figures,
  ITEM_LENGTH,
  NOTE_LENGTH,
  RUNG_STATES,
  TEXT_LENGTH,
  TITLE_LENGTH,
  type ToolItem,
  type ToolSheet,
} from './sheets.table.ts'
import {
  hasSection,
  hasText,
  isList,
  MOST_ITEMS,
  mostInSection,
  type Section,
  type SheetTool,
} from './tool-kinds.rules.ts'

/** Why a row of a file is left out. */
export type RowProblem = 'unknown' | 'nameless' | 'too-long' | 'not-fit' | 'full'

type Entry = Pick<
  ToolItem,
  'section' | 'text' | 'note' | 'score' | 'hours' | 'amount' | 'personId' | 'dueOn' | 'state' | 'goalId'
>

/** What an import would write, and which rows of the file it leaves out, counted from 1. */
export interface PlannedSheet {
  sheet: Pick<ToolSheet, 'title' | 'quarter' | 'settings' | 'text'>
  entries: Entry[]
  problems: { row: number; problem: RowProblem }[]
}

/** Whom and which goals the importer sees: what a file names besides is left empty. */
export interface Known {
  readonly personIds: ReadonlySet<string>
  readonly goalIds: ReadonlySet<string>
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const plausible = (day: string | null): string | null => (day !== null && isPlausible(day) ? day : null)

const dayOr = (value: unknown): string | null =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : null
const textOr = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const idOr = (value: unknown, known: ReadonlySet<string>): string | null =>
  typeof value === 'string' && known.has(value) ? value : null

/** What a file would make a sheet of; null if it holds none of this tool. */
export function sheetIn(file: string, tool: SheetTool, known: Known): PlannedSheet | null {
  const said = parsed(file)
  if (said?.['tool'] !== tool || !Array.isArray(said['entries'])) return null
  const title = textOr(said['title']).slice(0, TITLE_LENGTH)
  if (title === '') return null
  const planned: PlannedSheet = {
    sheet: {
      title,
      quarter: plausible(dayOr(said['quarter'])),
      settings: settingsIn(said['settings']),
      text: hasText(tool) ? textOr(said['text']).slice(0, TEXT_LENGTH) : '',
    },
    entries: [],
    problems: [],
  }
  for (const [index, row] of said['entries'].slice(0, 2 * MOST_ITEMS).entries()) {
    const problem = takeEntry(planned.entries, asObject(row), tool, known)
    if (problem) planned.problems.push({ row: index + 1, problem })
  }
  return planned
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function parsed(file: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(file))
  } catch {
    return null
  }
}

/** The numbers of a sheet that are in range. */
const settingsIn = (said: unknown): ToolSheet['settings'] =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, field]) => {
      try {
        const value = field.check(asObject(said)[name])
        return value === undefined ? [] : [[name, value]]
      } catch {
        return []
      }
    }),
  )

function takeEntry(
  entries: Entry[],
  row: Record<string, unknown>,
  tool: SheetTool,
  { personIds, goalIds }: Known,
): RowProblem | null {
  const section = row['section'] as Section
  if (!hasSection(tool, section)) return 'unknown'
  const [text, note, score, state] = [
    textOr(row['text']),
    textOr(row['note']),
    numberOr(row['score']),
    row['state'],
  ]
  if (isList(tool) && text === '') return 'nameless'
  if (text.length > ITEM_LENGTH || note.length > NOTE_LENGTH) return 'too-long'
  const numbers = {
    hours: numberOr(row['hours']),
    amount: numberOr(row['amount']),
    dueOn: dayOr(row['dueOn']),
  }
  const isScore = score === null || (Number.isInteger(score) && score >= 1 && score <= 10)
  const isDay = numbers.dueOn === null || isPlausible(numbers.dueOn)
  if (!isScore || !isDay || itemProblem(numbers)) return 'not-fit'
  const most = isList(tool) ? mostInSection(tool) : 1
  if (entries.length >= MOST_ITEMS || entries.filter((one) => one.section === section).length >= most)
    return 'full'
  entries.push({
    section,
    text,
    note: note || null,
    score,
    ...numbers,
    personId: idOr(row['personId'], personIds),
    state: RUNG_STATES.find((one) => one === state) ?? null,
    goalId: idOr(row['goalId'], goalIds),
  })
  return null
}
