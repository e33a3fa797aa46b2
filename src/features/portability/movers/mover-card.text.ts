import { LOCALE } from '../../../language/locale.text.ts'
import type { MoverField, MoverKind } from './mover-fields.rules.ts'

export const MOVE = 'Move from Ninety or Bloom Growth'
export const MOVE_EXPLAINED =
  'Choose the CSV files that you have exported there, or one ZIP with them. What is in them is added to this company; moving the same files again adds nothing twice.'
export const CHOOSE_FILES = 'Exported files (CSV or ZIP)'
export const MOVE_CHECKED = 'This can be added'
export const NOTHING_TO_ADD = 'There is nothing to add'
export const MOVE_DONE = 'The files have been moved'
export const MOVE_DONE_DETAIL =
  'Send the invitations of those who were invited, under People, to have them join.'
export const MOVE_REFUSED = 'These files can’t be moved'
export const NOT_WRITTEN_YET = 'Nothing has been written yet.'
export const HOLDS = 'Holds'
export const NOT_READ = 'Not read'
export const COLUMNS = 'Columns'
export const READ_AGAIN = 'Read again'
export const WEEK = 'Week'
export const ROWS_LEFT_OUT = 'Rows that are left out'
export const MOVING = 'Rows moved'

export const KIND_LABELS: Record<MoverKind, string> = {
  people: 'People',
  goals: 'Goals (rocks)',
  milestones: 'Milestones',
  metrics: 'Metrics (scorecard)',
  headlines: 'Headlines',
  issues: 'Issues',
  tasks: 'Tasks (to-dos)',
}

export const MOVER_FIELD_LABELS: Record<MoverField, string> = {
  id: 'Number or id',
  title: 'Title or name',
  description: 'Description',
  owner: 'Owner',
  team: 'Team',
  due: 'Due date',
  created: 'Created',
  completed: 'Completed',
  status: 'Status',
  archived: 'Archived',
  progress: 'Progress',
  type: 'Type',
  unit: 'Unit',
  target: 'Target',
  goal: 'Goal it belongs to',
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  level: 'Level',
}

const whole = (value: number): string => value.toLocaleString(LOCALE)

export const addLabel = (rows: number): string => `Add ${whole(rows)} ${rows === 1 ? 'row' : 'rows'}`
export const rowsRead = (rows: number, refused: number): string =>
  `${whole(rows - refused)} of ${whole(rows)} rows understood`
export const alreadyHere = (rows: number): string =>
  `${whole(rows)} ${rows === 1 ? 'row is' : 'rows are'} here already.`
export const peopleMatched = (count: number): string =>
  `${whole(count)} ${count === 1 ? 'person' : 'people'} found here.`
export const invitedPeople = (names: readonly string[]): string => `Invited: ${names.join(', ')}.`
export const nobodyHere = (names: readonly string[]): string =>
  `Nobody here: ${names.join(', ')}. What is theirs becomes yours.`
export const newTeams = (names: readonly string[]): string => `New teams: ${names.join(', ')}.`
export const homeTeamIs = (name: string): string => `Rows that name no team go to ${name}.`
