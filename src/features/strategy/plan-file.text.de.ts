import type { RowProblem } from './plan-file.rules.ts'

export const FILE_NOT_A_PLAN = 'Diese Datei enthält keinen Plan.'
export const PLAN_IMPORTED = 'Plan importiert'
export const importRows = (count: number) => `${count} Zeilen importieren`
export const rowsToAdd = (count: number) => `${count} Zeilen kommen hinzu, keine ändert sich.`
export const rowsToSkip = (count: number) => `${count} bleiben weg:`
export const rowProblem = (row: number, reason: string) => `Zeile ${row}: ${reason}`
export const ROW_PROBLEMS: Record<RowProblem, string> = {
  unknown: 'Dafür hat ein Plan keinen Platz.',
  nameless: 'Ihr fehlt ein Name.',
  'too-long': 'Das ist zu lang.',
  'not-fit': 'Diese Zahl oder dieses Datum passt nicht.',
  full: 'Dafür ist kein Platz mehr.',
  'company-only': 'Werte stehen nur im Unternehmensplan.',
}
