import type { ValueStatus } from './targets.rules.ts'

export const YES = 'Yes'
export const NO = 'No'
export const NOT_A_NUMBER = 'Enter a number.'
export const NOT_A_TIME = 'Enter hours, such as 1.5, 1:30 or 90m.'
export const NOT_YES_OR_NO = 'Enter yes or no.'
export const TOO_LARGE = 'Enter a smaller number: at most 1,000,000,000,000,000.'

export const VALUE = 'Value'
export const YES_OR_NO = 'Yes or no.'
export const IN_HOURS = 'Hours, such as 1.5, 1:30 or 90m.'
export const AS_USUAL = 'As usual'
export const NOTE = 'Note'
export const SAVE = 'Save'

/** Which week a dialog is about, such as "Week of Nov 16, target ≥ 100". */
export const weekHeading = (week: string, target: string | null): string =>
  target ? `Week of ${week}, target ${target}` : `Week of ${week}`

export const VALUE_STATUS_LABELS: Record<ValueStatus, string> = {
  met: 'on track',
  missed: 'off track',
  'no-target': 'no target',
  'no-value': 'no value',
}
/** Said of a week that is due and has no value. */
export const MISSING = 'missing'
