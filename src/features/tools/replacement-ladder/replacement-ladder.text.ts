import { numberText } from '../sheets/numbers.rules.ts'
import type { RungState } from '../sheets/sheets.table.ts'

export const RUNGS_LABEL = 'Rungs'
export const NEXT = 'Next'
export const ROLE = 'Role'
export const NO_ROLE = 'No role yet'
export const HOLDER = 'Person'
export const NOBODY_HERE = 'Nobody in the company'
export const HOLDER_NAME = 'Or a name'
export const HOLDER_NAME_EXPLAINED = 'For somebody who has no account here.'
export const HOURS = 'Hours a week bought back'
export const COST = 'Cost a month'
export const STATE = 'State'
export const NO_STATE = 'Not begun'
export const STATE_LABELS: Record<RungState, string> = {
  open: 'Open',
  hiring: 'Hiring',
  'in-place': 'In place',
}
export const ALL_IN_PLACE = 'All rungs are in place.'
export const editRung = (rung: string): string => `Edit ${rung}`
export const hoursOf = (hours: number): string => `${numberText(hours)} h a week`
export const costOf = (amount: number): string => `${numberText(amount)} a month`
export const boughtBackOf = (done: number, all: number): string =>
  `${numberText(done)} of ${numberText(all)} hours a week bought back`
export const costsOf = (amount: number): string => `${numberText(amount)} a month in all`
export const CREATE_OPEN_SEAT = 'Create open seat'
export const CREATE_SEAT = 'Create seat'
export const NAME_OF_SEAT = 'Name of the seat'
export const REPORTS_TO = 'Reports to'
export const ON_TOP = 'Nobody, on top'
export const seatOnChart = (name: string): string => `On the org chart: ${name}`
