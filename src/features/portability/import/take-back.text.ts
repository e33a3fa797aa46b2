import { LOCALE } from '../../../language/locale.text.ts'
import { nameOfTable } from './import-card.text.ts'

export const ENDED_HALF_WAY = 'The import ended half way'
export const HALF_EXPLAINED =
  'What it had written is in this company. Take it back, and the company takes a file again.'
export const TAKE_BACK = 'Take back'
export const TAKE_BACK_QUESTION = 'Take back what this import has written?'
export const WHAT_GOES =
  'The rows that it wrote are removed from this company, for everybody, together with its unanswered invitations. The settings and the team that made room for them come back.'
export const WHAT_STAYS =
  'Whatever people have changed or added since stays, with what it belongs to. Accounts that were made for imported people stay, too.'
export const NOT_UNDONE = 'This can’t be undone. If nothing stays, the company takes a file again.'
export const TAKING_BACK = 'Rows taken back'
export const TAKING_BACK_FAILED = 'The import could not be taken back'
export const TAKEN_BACK = 'The import was taken back'
export const NOTHING_STAYED = 'Nothing of it is left.'

const whole = (value: number): string => value.toLocaleString(LOCALE)

export const removedRows = (rows: number): string =>
  `${whole(rows)} ${rows === 1 ? 'row was' : 'rows were'} removed.`
export const stayedRows = (tables: readonly { name: string; rows: number }[]): string =>
  `What people have changed since, and what that belongs to, stayed: ${tables
    .map(({ name, rows }) => `${nameOfTable(name)} (${whole(rows)})`)
    .join(', ')}.`
