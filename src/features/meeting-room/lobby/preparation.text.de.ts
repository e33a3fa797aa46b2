export const TEAM = 'Team'
export const hereNow = (here: number, all: number): string => `${here} von ${all} da`
export const HERE = 'Da'
export const NOT_HERE_YET = 'Noch nicht da'

export const NUMBERS = 'Zahlen'
const lacking = (missing: number): string => `${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}`

export const numbersMissing = (missing: number, week: string): string =>
  missing === 0 ? `Alle Zahlen der Woche ab ${week} sind da.` : `${lacking(missing)} für die Woche ab ${week}`
export const ENTER_MINE = 'Meine eintragen'
export const NO_NUMBERS = 'Dieses Team hat keine Zahlen einzutragen.'
export const missingOf = (missing: number): string => (missing === 0 ? 'Alle da' : lacking(missing))

export const OVERDUE_TASKS = 'Überfällige Aufgaben'
export const NONE_OVERDUE = 'Keine Aufgabe ist überfällig.'
export const moreTasks = (count: number): string => `${count} weitere`
export const wasDueOn = (day: string): string => `fällig ${day}`

export const TOP_ISSUES = 'Wichtigste Themen'
export const NO_OPEN_ISSUES = 'Keine offenen Themen.'
export const ALL_ISSUES = 'Alle Themen'
export const votesText = (count: number): string => (count === 1 ? '1 Stimme' : `${count} Stimmen`)

export const LAST_MEETING = 'Letztes Meeting'
export const NO_LAST_MEETING = 'Das ist das erste.'
export const SEE_LAST_RESULT = 'Ergebnis ansehen'
export const FOR_A_10 = 'Für eine 10:'
