import type { ArchivedKind } from './archive.queries.ts'

export const ARCHIVE = 'Archiv'
export const TEAM = 'Team'
export const PERSONAL_TASKS = 'Meine persönlichen Aufgaben'
export const NOTHING_ARCHIVED =
  'Hier ist nichts archiviert. Was archiviert oder gelöscht wird, lässt sich von hier wiederherstellen.'
export const KIND_LABELS: Record<ArchivedKind, string> = {
  goal: 'Ziel',
  metric: 'Kennzahl',
  task: 'Aufgabe',
  issue: 'Thema',
  headline: 'Schlagzeile',
}
export const KIND = 'Art'
export const EVERYTHING = 'Alles'
export const archivedOn = (day: string): string => `Archiviert am ${day}`
/** `day` as people read it, such as "22. Aug.". */
export const showArchivedBefore = (day: string): string => `Vor dem ${day} Archiviertes anzeigen`
export const RESTORE = 'Wiederherstellen'
export const restoreNamed = (title: string): string => `„${title}“ wiederherstellen`

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** What goes with a team: such as "Mit dem Team gelöscht: 3 Ziele, 1 Kennzahl." */
export function goesWithIt(
  work: Record<'goals' | 'metrics' | 'tasks' | 'issues' | 'headlines', number>,
): string {
  const parts = [
    ...counted(work.goals, 'Ziel', 'Ziele'),
    ...counted(work.metrics, 'Kennzahl', 'Kennzahlen'),
    ...counted(work.tasks, 'offene Aufgabe', 'offene Aufgaben'),
    ...counted(work.issues, 'offenes Thema', 'offene Themen'),
    ...counted(work.headlines, 'Schlagzeile', 'Schlagzeilen'),
  ]
  return parts.length === 0 ? 'Es hat keine offene Arbeit.' : `Mit dem Team gelöscht: ${parts.join(', ')}.`
}
