export const SEEN_BEFORE = 'Schon gesehen'
export const SINCE: Record<'open' | 'resolved' | 'archived', (day: string) => string> = {
  open: (day) => `Auf der Liste seit ${day}`,
  resolved: (day) => `Gelöst ${day}`,
  archived: (day) => `Verworfen ${day}`,
}
export const decidedText = (decision: string): string => `Entschieden: ${decision}`
export const NO_TASKS_MADE = 'keine Aufgaben'
export const tasksDone = (done: number, all: number): string =>
  `${done} von ${all} ${all === 1 ? 'Aufgabe' : 'Aufgaben'} erledigt`
export const cameBack = (day: string): string => `Wieder da seit ${day}`
export const STAYED_AWAY = 'Kam nicht wieder'
export const REOPEN_INSTEAD = 'Stattdessen wieder öffnen'
export const reopenInstead = (title: string): string => `„${title}“ wieder öffnen, statt ein neues anzulegen`
export const REOPENED = 'Thema wieder geöffnet'
export const similarFound = (count: number): string =>
  count === 1 ? '1 ähnliches Thema' : `${count} ähnliche Themen`
