import { addDays, type Day, isPlausible } from '../../time/calendar.rules.ts'
import type { Metric, Unit } from '../metrics.table.ts'
import { editableValue } from '../values/metric-format.rules.ts'
import { readTyped } from '../values/read-value.rules.ts'
import type { CellState, CellValue } from './entries.rules.ts'
import { type Block, rowsIn, weeksIn } from './selection.rules.ts'

/** A cell that somebody pastes into, with what the grid calls its metric. */
interface Pasted {
  metric: Pick<Metric, 'id' | 'name'>
  week: Day
  unit: Unit
}

export interface Replaced extends Pasted {
  before: number
  value: number | null
}

export interface Unreadable extends Pasted {
  text: string
  problem: string
}

export interface Paste {
  /** What goes into weeks that are shown. */
  cells: CellValue[]
  /** What goes into weeks beyond them. */
  hidden: CellValue[]
  /** Which of all these cells have another value now. */
  replaced: Replaced[]
  /** Texts that can't be read as values of their metric; their cells stay as they are. */
  unreadable: Unreadable[]
  /** How many cells have no place: below the last metric, in weeks that have not begun or are long past, or where nothing may be entered. */
  cutOff: number
}

type LooksAt = (metricId: string, week: Day) => CellState

/** Where a block goes. */
export interface Sheet {
  /** From the row of the cursor on. */
  metrics: readonly Pick<Metric, 'id' | 'name'>[]
  /** From the week of the cursor on, in the order in which they are shown. */
  shown: readonly Day[]
  /** Days from one week to the next one on its right: 7 or -7. */
  step: number
  /** The newest week that can be entered. */
  newest: Day
  at: LooksAt
}

/** The rows and columns of a block that a spreadsheet put on the clipboard. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/(\r\n|\n|\r)$/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.split('\t'))

export const isSingle = (block: readonly (readonly string[])[]): boolean =>
  block.length === 1 && block[0]!.length === 1

/** The block to paste into a selection: a single text goes into each of its cells. */
export function repeated(block: string[][], selection: Block): string[][] {
  if (!isSingle(block)) return block
  const line = Array.from({ length: weeksIn(selection) }, () => block[0]![0]!)
  return Array.from({ length: rowsIn(selection) }, () => line)
}

/** What pasting a block would do, beginning with the first metric and week. */
export function planPaste(block: readonly (readonly string[])[], sheet: Sheet): Paste {
  const paste: Paste = { cells: [], hidden: [], replaced: [], unreadable: [], cutOff: 0 }
  for (const [down, line] of block.entries()) {
    const metric = sheet.metrics[down]
    if (!metric) paste.cutOff += line.length
    else for (const [across, text] of line.entries()) pasteOne(paste, text, { metric, across, sheet })
  }
  return paste
}

type Place = { metric: Sheet['metrics'][number]; across: number; sheet: Sheet }

function pasteOne(paste: Paste, text: string, { metric, across, sheet }: Place): void {
  const { shown, step, newest } = sheet
  const week = shown[across] ?? addDays(shown[0]!, step * across)
  const { value: before, unit, mayEnter } = sheet.at(metric.id, week)
  if (week > newest || !isPlausible(week) || !mayEnter) {
    paste.cutOff++
    return
  }
  const read = readTyped(text, unit)
  if ('problem' in read) {
    paste.unreadable.push({ metric, week, unit, text: text.trim(), problem: read.problem })
    return
  }
  const { value } = read
  if (before !== null && before !== value) paste.replaced.push({ metric, week, unit, before, value })
  const cells = across < shown.length ? paste.cells : paste.hidden
  cells.push({ metricId: metric.id, week, value })
}

/** A block of cells as text that spreadsheets take: every digit of each value, tabs between weeks, a line for each metric. */
export const copiedText = (metricIds: readonly string[], weeks: readonly Day[], at: LooksAt): string =>
  metricIds.map((id) => weeks.map((week) => textAt(at(id, week))).join('\t')).join('\n')

const textAt = ({ value, unit }: CellState): string => editableValue(value, unit)

/** Repeats a block's first line downwards or its first column to the right, in the order of the screen, where one may enter. */
export function filled(
  direction: 'down' | 'right',
  metricIds: readonly string[],
  weeks: readonly Day[],
  at: LooksAt,
): CellValue[] {
  return metricIds.flatMap((metricId, row) =>
    weeks.flatMap((week, column) => {
      const isSource = direction === 'down' ? row === 0 : column === 0
      if (isSource || !at(metricId, week).mayEnter) return []
      const { value } = direction === 'down' ? at(metricIds[0]!, week) : at(metricId, weeks[0]!)
      return [{ metricId, week, value }]
    }),
  )
}
