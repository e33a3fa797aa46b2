export const SHOW_MORE = 'Mehr zeigen'
export const TASK_NOT_CREATED = 'Aufgabe nicht angelegt'
export const TASK_NOT_UPDATED = 'Aufgabe nicht geändert'
export const TASKS_NOT_UPDATED = 'Aufgaben nicht geändert'

export const TASK_CREATED = 'Aufgabe angelegt'
export const TASK_ARCHIVED = 'Aufgabe archiviert'
export const TASK_DONE = 'Aufgabe erledigt'

export const createdDetail = (assignees: number, due: string): string =>
  `${assignees} ${assignees === 1 ? 'Person' : 'Personen'} zugewiesen, fällig am ${due}.`

export const statusChanged = (title: string, status: string): string => `${title}: ${status}`

export const STATUS_LABELS = {
  todo: 'Zu tun',
  'in-progress': 'In Arbeit',
  done: 'Erledigt',
}

export const TYPE_LABELS = { personal: 'Persönlich', team: 'Team' }

export const ADD_TASK = 'Neue Aufgabe'
export const CREATE_TASK = 'Aufgabe anlegen'
export const EDIT_TASK = 'Aufgabe bearbeiten'
export const fromIssue = (issueTitle: string): string => `Aus dem Thema „${issueTitle}“`
export const TASK_TYPE = 'Art der Aufgabe'
export const STATUS = 'Status'
export const DUE_DATE = 'Fällig am'
export const ASSIGNEES = 'Zugewiesen an'
export const THE_CREATOR = 'wer sie anlegt'
export const PICKER_TEXTS = {
  loading: 'Teammitglieder werden geladen …',
  none: 'Keine Teammitglieder gefunden',
  noMatch: 'Niemand gefunden.',
}

export const MADE_FROM_GOAL = 'Aus einem Ziel'
export const ASSIGNED_TO = 'Zugewiesen an'
export const DUE = 'Fällig am'
export const WAS_DUE = 'Überfällig seit'
export const CHANGE_DUE_DATE = 'Fälligkeit ändern'
export const CHANGE_OVERDUE_DATE = 'Überfällig. Fälligkeit ändern'

export const TASKS = 'Aufgaben'
export const NEW_TASK = 'Neue Aufgabe'
export const WHOSE_TASKS = 'Wessen Aufgaben'
export const MY_TASKS = 'Meine Aufgaben'
export const ANY_STATUS = 'Jeder Status'
export const TEAM_TASKS = 'Aufgaben des Teams'
export const doneOf = (list: string): string => `${list}: erledigt`
export const ALL_DONE = 'Hier ist alles erledigt.'
export const NO_TASKS_OF_MINE = 'Nichts zu tun. Aufgaben, die Ihnen zugewiesen sind, erscheinen hier.'
export const NO_TASKS_OF_TEAM = 'Dieses Team hat noch keine Aufgaben.'
