import type { RowProblem } from '../sheets/sheet-file.rules.ts'

export const IMPORT_JSON = 'Import from JSON'
export const FILE_HAS_NO_SHEET = 'This file holds no sheet of this tool.'
export const SHEET_IMPORTED = 'Sheet imported'
export const importRows = (count: number): string => `Import ${count} rows`
export const rowsToAdd = (count: number): string => `${count} rows to add, none to change.`
export const rowsToSkip = (count: number): string => `${count} to skip:`
export const rowProblem = (row: number, reason: string): string => `Row ${row}: ${reason}`
export const ROW_PROBLEMS: Record<RowProblem, string> = {
  unknown: 'No sheet of this tool has a place for this.',
  nameless: 'It has no text.',
  'too-long': 'This is too long.',
  'not-fit': 'This number or date does not fit.',
  full: 'There is no room for it.',
}
