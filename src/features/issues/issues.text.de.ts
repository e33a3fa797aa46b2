export const ISSUE_NOT_ADDED = 'Thema nicht angelegt. Versuchen Sie es noch einmal.'
export const ISSUE_NOT_UPDATED = 'Thema nicht geändert'
export const ISSUE_NOT_MOVED = 'Thema nicht verschoben'
export const ISSUES_NOT_MERGED = 'Themen nicht zusammengeführt'

export const ISSUE_ADDED = 'Thema angelegt'
export const ISSUE_RESOLVED = 'Thema gelöst'
export const ISSUE_ARCHIVED = 'Thema archiviert'

export const ISSUE_TYPE_LABELS = { short_term: 'Kurzfristig', long_term: 'Langfristig' }
export const RESOLVED = 'Gelöst'
export const NAME_A_METRIC = 'Welche Kennzahl soll es bewegen?'
export const NEEDS_AN_OWNER = 'Niemand zuständig'
export const archivedOn = (day: string): string => `Archiviert ${day}`
export const openSince = (day: string): string => `Offen seit ${day}`
export const unchangedSince = (day: string): string => `unverändert seit ${day}`
export const cameBackOn = (day: string): string => `wieder da seit ${day}`
export const daysOpen = (days: number): string => `${days} T.`
export const mergedInto = (title: string): string => `Zusammengeführt mit „${title}“`
export const movedToTeam = (team: string): string => `Verschoben zu ${team}`
export const resolvedOn = (day: string): string => `Gelöst ${day}`

export const ADD_ISSUE_DIALOG = 'Neues Thema'
export const ADD_ISSUE = 'Thema anlegen'
export const EDIT_ISSUE = 'Thema bearbeiten'
export const TYPE = 'Art'

export const MAKE_TASK = 'Aufgabe daraus machen'
export const MAKE_TASK_KEY = 'T'
export const MERGE_INTO = 'Zusammenführen mit …'
export const MOVE_TO_TEAM = 'In ein anderes Team verschieben …'
export const moveTo = (type: string): string => `Verschieben: ${type}`
export const TASKS_OF_ISSUE = 'Aufgaben daraus'
export const taskDue = (day: string): string => `fällig ${day}`
export const tasksMade = (count: number): string => `${count} ${count === 1 ? 'Aufgabe' : 'Aufgaben'}`

export const ISSUES = 'Themen'
export const ISSUES_BY_TYPE = 'Themen nach Art'
export const RESOLVED_ISSUES = 'Gelöste Themen'
export const issuesOfType = (type: string): string => `Themen: ${type}`
export const noIssuesOfType = (type: string): string =>
  `Hier ist nichts offen (${type}). Legen Sie an, was das Team von seinen Zielen abhält.`
export const NO_RESOLVED_ISSUES = 'Themen, die das Team gelöst hat, erscheinen hier.'
export const NO_TEAMS =
  'Sie haben noch keine Teams. Legen Sie eines an oder treten Sie einem bei, um Themen anzulegen.'
