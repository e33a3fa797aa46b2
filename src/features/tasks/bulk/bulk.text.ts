const counted = (count: number): string => `${count} ${count === 1 ? 'task' : 'tasks'}`

export const selectedCount = (count: number): string => `${count} selected`
export const SELECTED = 'Selected'
export const SELECT = 'Select'
export const SELECTION = 'Selected tasks'
export const COMPLETE = 'Done'
export const RESCHEDULE = 'Due date'
export const ASSIGN = 'Assign'
export const ASSIGN_TO = 'Assign to'
export const CLEAR_SELECTION = 'Clear the selection'
export const KEYS_OF_LIST =
  'X ticks a task off, D changes its due date. Shift with the arrow keys or a click selects several, S one.'

/** What happened to several tasks. */
export const nowDone = (count: number): string => `${counted(count)} done`
export const nowDue = (count: number, day: string): string => `${counted(count)} due ${day}`
export const nowAssigned = (count: number, names: string): string => `${counted(count)} assigned to ${names}`
export const nowArchived = (count: number): string => `${counted(count)} archived`
export const NOTHING_CHANGED = 'Nothing had to change'
