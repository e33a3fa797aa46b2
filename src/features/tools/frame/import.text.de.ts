import type { RowProblem } from '../sheets/sheet-file.rules.ts'

export const IMPORT_JSON = 'Aus JSON importieren'
export const FILE_HAS_NO_SHEET = 'Diese Datei enthält kein Blatt dieses Werkzeugs.'
export const SHEET_IMPORTED = 'Blatt importiert'
export const importRows = (count: number): string => `${count} Zeilen importieren`
export const rowsToAdd = (count: number): string => `${count} Zeilen kommen dazu, keine ändert sich.`
export const rowsToSkip = (count: number): string => `${count} werden ausgelassen:`
export const rowProblem = (row: number, reason: string): string => `Zeile ${row}: ${reason}`
export const ROW_PROBLEMS: Record<RowProblem, string> = {
  unknown: 'Kein Blatt dieses Werkzeugs hat dafür einen Platz.',
  nameless: 'Sie hat keinen Text.',
  'too-long': 'Das ist zu lang.',
  'not-fit': 'Diese Zahl oder dieses Datum passt nicht.',
  full: 'Dafür ist kein Platz.',
}
