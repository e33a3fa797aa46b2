export const TEAM = 'Team'
export const hereNow = (here: number, all: number): string => `${here} of ${all} here`
export const HERE = 'Here'
export const NOT_HERE_YET = 'Not here yet'

export const NUMBERS = 'Numbers'
export const numbersMissing = (missing: number, week: string): string =>
  missing === 0 ? `All numbers of ${week} are in.` : `${missing} of ${week} missing`
export const ENTER_MINE = 'Enter mine'
export const NO_NUMBERS = 'This team has no numbers to enter.'
export const missingOf = (missing: number): string => (missing === 0 ? 'All in' : `${missing} missing`)

export const OVERDUE_TASKS = 'Overdue tasks'
export const NONE_OVERDUE = 'No task is overdue.'
export const moreTasks = (count: number): string => `${count} more`
export const wasDueOn = (day: string): string => `due ${day}`

export const TOP_ISSUES = 'Top issues'
export const NO_OPEN_ISSUES = 'No open issues.'
export const ALL_ISSUES = 'All issues'
export const votesText = (count: number): string => (count === 1 ? '1 vote' : `${count} votes`)

export const LAST_MEETING = 'Last meeting'
export const NO_LAST_MEETING = 'This is the first one.'
export const SEE_LAST_RESULT = 'See its result'
export const FOR_A_10 = 'For a 10:'
