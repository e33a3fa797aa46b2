import type { Day } from '../../time/calendar.rules.ts'
import { quarterLabel } from '../../time/time.text.ts'
import type { GoalOutcome } from '../goals.table.ts'

export const OUTCOME_LABELS: Record<GoalOutcome, string> = {
  done: 'Erledigt',
  not_done: 'Nicht erledigt',
  carried_over: 'Übertragen',
  made_task: 'Jetzt Aufgabe',
  dropped: 'Verworfen',
}

/** The choices in the dialog. */
export const OUTCOME_CHOICES: Record<GoalOutcome, string> = {
  done: 'Erledigt',
  not_done: 'Nicht erledigt',
  carried_over: 'Übertragen',
  made_task: 'Als Aufgabe anlegen',
  dropped: 'Verwerfen',
}

export const closeQuarter = (quarter: Day): string => `${quarterLabel(quarter)} abschließen`
export const closingOf = (name: string): string =>
  `${name}. Wählen Sie für jedes Ziel, wie es ausgegangen ist. Alles wird in einem Schritt gespeichert und lässt sich rückgängig machen.`
export const WHAT_FOLLOWS =
  'Übertragen: Das Ziel läuft im nächsten Quartal mit den nicht erreichten Meilensteinen weiter. Eine Aufgabe ist in 7 Tagen fällig.'
export const TAKEN_OVER_BY = 'Geht an'
export const outcomeOf = (title: string): string => `Ausgang von „${title}“`
export const decided = (count: number, all: number): string => `${count} von ${all} entschieden`
export const decidedMeanwhile = (outcome: string): string =>
  `${outcome}, gerade von jemand anderem entschieden`
export const NOTHING_LEFT = 'Über alle Ziele dieses Quartals ist entschieden.'
export const shareDone = (done: number, all: number, percent: number): string =>
  `${done} von ${all} erledigt, ${percent}%`
export const SHARE_DONE = 'Anteil erledigter Ziele'
export const BAR_MET = '80% sind erreicht.'
export const BAR_MISSED = 'Zielmarke: 80%.'
export const quarterClosed = (quarter: Day): string => `${quarterLabel(quarter)} abgeschlossen`

/** A closed goal. */
export const REOPEN = 'Wieder öffnen'
export const GOAL_REOPENED = 'Ziel wieder geöffnet'
export const goesOnIn = (quarter: Day): string => `läuft weiter in ${quarterLabel(quarter)}`
export const cameFrom = (quarter: Day): string => `übertragen aus ${quarterLabel(quarter)}`
