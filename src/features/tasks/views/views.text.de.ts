import type { TaskStatus } from '../tasks.table.ts'
import { STATUS_LABELS } from '../tasks.text.de.ts'
import type { TaskSource } from './task-filters.rules.ts'
import type { TaskView } from './task-views.rules.ts'

export const VIEWS_OF_TASKS = 'Ansichten der Aufgaben'
export const VIEW_LABELS: Record<TaskView, string> = {
  list: 'Liste',
  board: 'Tafel',
  calendar: 'Kalender',
  phone: 'Telefon',
}

export const MY_PERSONAL_TASKS = 'Meine persönlichen Aufgaben'
export const PERSON = 'Zugewiesen an'
export const ANYBODY = 'Alle'
export const SOURCE = 'Herkunft'
export const ANY_SOURCE = 'Jede Herkunft'
export const SOURCE_LABELS: Record<TaskSource, string> = {
  issue: 'Aus einem Thema',
  goal: 'Aus einem Ziel',
  meeting: 'Aus einem Meeting',
  repeat: 'Wiederholt',
  none: 'Aus nichts anderem',
}
export const CLEAR_FILTERS = 'Filter zurücksetzen'
export const filtersOn = (count: number): string => (count === 0 ? 'Filter' : `Filter (${count})`)
export const NO_TASKS_FIT = 'Zu diesen Filtern passt keine Aufgabe.'
export const ARCHIVED_TASKS = 'Archivierte Aufgaben'

export const openAndOverdue = (open: number, overdue: number): string =>
  overdue === 0 ? `${open} offen` : `${open} offen, ${overdue} überfällig`

export const boardOf = (name: string): string => `Tafel: ${name}`
export const column = (status: TaskStatus, count: number): string => `${STATUS_LABELS[status]}: ${count}`
export const NONE_HERE = 'Keine'
export const MOVE_ON_BOARD =
  'Ziehen Sie eine Aufgabe in eine andere Spalte, oder drücken Sie Alt mit der Pfeiltaste nach links oder rechts. X hakt sie ab, D ändert die Fälligkeit.'

export const calendarOf = (name: string): string => `Kalender: ${name}`
export const MONTH = 'Monat'
export const WEEK = 'Woche'
export const PERIOD = 'Zeitraum'
export const PREVIOUS = 'Früher'
export const NEXT = 'Später'
export const THIS_DAY = 'Heute'
export const dayWith = (day: string, count: number): string =>
  count === 0 ? day : `${day}: ${count} ${count === 1 ? 'Aufgabe' : 'Aufgaben'}`
export const addOn = (day: string): string => `Aufgabe anlegen, fällig am ${day}`
export const moreOn = (count: number): string => `${count} weitere`
export const FEWER = 'Weniger'
export const dueNow = (day: string): string => `Fällig am ${day}`
export const MOVE_IN_CALENDAR =
  'Ziehen Sie eine Aufgabe auf einen anderen Tag, oder drücken Sie Alt mit einer Pfeiltaste. Auf einem Tag bewegen die Pfeiltasten, und Enter legt eine Aufgabe an.'
export const OVERDUE_TASK = 'Überfällig'
export const DONE_TASK = 'Erledigt'
