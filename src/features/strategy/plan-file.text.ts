import type { RowProblem } from './plan-file.rules.ts'

export const FILE_NOT_A_PLAN = 'This file holds no plan.'
export const PLAN_IMPORTED = 'Plan imported'
export const importRows = (count: number) => `Import ${count} rows`
export const rowsToAdd = (count: number) => `${count} rows to add, none to change.`
export const rowsToSkip = (count: number) => `${count} to skip:`
export const rowProblem = (row: number, reason: string) => `Row ${row}: ${reason}`
export const ROW_PROBLEMS: Record<RowProblem, string> = {
  unknown: 'No plan has a place for this.',
  nameless: 'It has no name.',
  'too-long': 'This is too long.',
  'not-fit': 'This number or date does not fit.',
  full: 'There is no room for it.',
  'company-only': 'Core values stand in the company plan only.',
}
