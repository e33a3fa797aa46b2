export const KINDS = {
  metric: 'Kennzahl',
  goal: 'Ziel',
  task: 'Aufgabe',
  headline: 'Schlagzeile',
  issue: 'Thema',
}
export const weekOf = (day: string): string => `Woche ab ${day}`
export const TARGET = 'Zielwert'
export const STATUS = 'Status'
export const DUE = 'Fällig'
export const OWNER = 'Zuständig'
export const CREATED_BY = 'Angelegt von'
export const WRITTEN = 'Geschrieben'
export const RAISED = 'Eingebracht'
