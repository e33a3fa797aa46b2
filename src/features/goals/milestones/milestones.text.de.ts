export const milestonesDone = (done: number, all: number): string =>
  all === 1 ? `${done} von 1 Meilenstein` : `${done} von ${all} Meilensteinen`
export const underWay = (count: number): string => `${count} in Arbeit`
export const lateMilestones = (count: number): string => `${count} überfällig`
export const completeEarly = (percent: number): string => `abgeschlossen bei ${percent}% der Meilensteine`
export const REACHED_BUT_OPEN = 'alle erreicht, aber das Ziel ist noch nicht abgeschlossen'

export const MILESTONES = 'Meilensteine'
export const NO_MILESTONES =
  'Noch keine Meilensteine. Ein paar Schritte mit Datum zeigen, wie das Ziel vorankommt.'
export const NEW_MILESTONE = 'Neuer Meilenstein'
export const ADD_MILESTONE = 'Meilenstein anlegen'
export const MILESTONE = 'Meilenstein'
export const MILESTONE_OWNER = 'Zuständig'
export const DUE_DATE = 'Fällig am'
export const NO_DUE_DATE = 'Kein Datum'
export const PERCENT_REACHED = 'Erreicht'
export const SAVE = 'Speichern'
export const CANCEL = 'Abbrechen'
export const milestonesOf = (title: string): string => `Meilensteine von ${title}`
export const actionsForMilestone = (title: string): string => `Aktionen für Meilenstein ${title}`
export const EDIT_MILESTONE = 'Bearbeiten'
export const MAKE_TASK = 'Aufgabe daraus machen'
export const REMOVE_MILESTONE = 'Entfernen'
export const MILESTONE_REMOVED = 'Meilenstein entfernt'
export const tasksOf = (title: string): string => `Aufgaben zu ${title}`
export const taskDone = (title: string): string => `Erledigt: ${title}`
export const moreTasks = (count: number): string => `und ${count} weitere`
export const DUE = 'Fällig am'
export const WAS_DUE = 'Überfällig seit'
