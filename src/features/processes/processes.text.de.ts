import type { ProcessState } from './processes.rules.ts'
import type { ProcessAudience } from './processes.table.ts'

export const PROCESS = 'Prozesse'
export const PROCESSES = 'Prozesse'

export const NO_PROCESSES = 'Noch keine Prozesse'
export const NAME_THEM = 'Nennen Sie die sechs bis zehn Dinge, die jedes Mal gleich gemacht werden müssen.'
export const NONE_FOR_YOU = 'Für Sie ist noch nichts veröffentlicht.'
export const NONE_FOUND = 'So einen Prozess gibt es nicht.'
export const ADD_PROCESS = 'Prozess hinzufügen'
export const START_COMMON = 'Mit üblichen beginnen'
export const COMMON_PROCESSES = [
  'Personal',
  'Marketing',
  'Verkauf',
  'Betrieb',
  'Kundschaft',
  'Finanzen',
] as const
export const COMMON_ADDED = 'Sechs Entwürfe hinzugefügt'
export const NAME = 'Name'
export const TEAM = 'Team'
export const OWNER = 'Zuständig'
export const ADD = 'Hinzufügen'
export const ALL_TEAMS = 'Alle Teams'
export const ALL_STATES = 'Alle Stände'
export const STATE = 'Stand'
export const STATE_LABELS: Record<ProcessState, string> = {
  draft: 'Entwurf',
  published: 'Veröffentlicht',
  changed: 'Neues im Entwurf',
  'review-due': 'Prüfung fällig',
  archived: 'Archiviert',
}
export const NO_OWNER = 'Für diesen Prozess ist niemand zuständig'
export const versionLabel = (version: number): string => `Version ${version}`
export const reviewBy = (day: string): string => `Prüfung bis ${day}`
export const processesOf = (team: string): string => `Prozesse von ${team}`

export const actionsFor = (name: string): string => `Aktionen für ${name}`
export const MORE = 'Mehr'
export const EDIT = 'Bearbeiten'
export const MOVE_UP = 'Nach oben'
export const MOVE_DOWN = 'Nach unten'
export const ARCHIVE = 'Archivieren'
export const ARCHIVE_THIS = 'Diesen Prozess archivieren?'
export const ARCHIVE_EXPLAINED = 'Niemand muss ihn mehr lesen; Versionen und Bestätigungen bleiben erhalten.'
export const PROCESS_ARCHIVED = 'Prozess archiviert'
export const ARCHIVED_PROCESSES = 'Archivierte Prozesse'
export const PRINT = 'Drucken'

export const STEPS = 'Schritte'
export const NOT_THERE = 'Diesen Prozess gibt es nicht, oder er ist nicht für Sie.'
export const ALL_PROCESSES = 'Alle Prozesse'
export const DRAFT_SEEN_BY = 'Das ist ein Entwurf. Bis zur Veröffentlichung sieht ihn nur das Team.'
export const HAS_CHANGES = 'Es gibt Änderungen, die noch nicht veröffentlicht sind.'
export const publishedOn = (version: number, day: string, by: string): string =>
  `Version ${version}, veröffentlicht ${day} von ${by}`
export const whatChanged = (note: string): string => `Geändert: ${note}`
export const OPEN_SEAT = 'offene Stelle'
export const doneBy = (seat: string, holders: string): string => `${seat}: ${holders}`
export const VERSIONS = 'Versionen'
export const FIRST_VERSION = 'Die erste Version'
export const STILL_RIGHT = 'Stimmt noch'
export const reviewWasDue = (day: string): string => `Eine Prüfung war am ${day} fällig.`
export const REVIEWED = 'Prüfung vermerkt'
export const nextReviewOn = (day: string): string => `Die nächste ist am ${day} fällig.`

export const editOf = (name: string): string => `${name} bearbeiten`
export const SHOW_PROCESS = 'Prozess anzeigen'
export const SUMMARY = 'Zusammenfassung'
export const SUMMARY_PLACEHOLDER = 'Wofür er da ist, in ein, zwei Sätzen'
export const stepNumber = (index: number): string => `Schritt ${index + 1}`
export const STEP_TITLE = 'Was getan wird'
export const NEW_STEP = 'Nächster Schritt'
export const NEW_STEP_HINT = 'Schritt schreiben und Enter drücken, oder eine nummerierte Liste einfügen'
export const STEP_BODY_PLACEHOLDER =
  'Wie, in wenigen Punkten. **Fett**, *kursiv*, Listen und https-Links gehen.'
export const stepText = (index: number): string => `Text von Schritt ${index + 1}`
export const stepActions = (title: string): string => `Aktionen für den Schritt ${title}`
export const seatOfStep = (index: number): string => `Stelle für Schritt ${index + 1}`
export const NO_SEAT = 'Keine Stelle'
export const NO_SEAT_FOUND = 'So heißt keine Stelle'
export const STEP_BELOW = 'Schritt darunter einfügen'
export const REMOVE = 'Entfernen'
export const STEP_REMOVED = 'Schritt entfernt'
export const addPastedSteps = (count: number): string =>
  `${count} ${count === 1 ? 'Schritt' : 'Schritte'} hinzufügen?`
export const charactersUsed = (used: string, most: string): string => `${used} von ${most} Zeichen`
export const stepsAdvised = (count: number, from: number, to: number): string =>
  `${count} von ${from} bis ${to}`
export const SETTINGS = 'Über diesen Prozess'
export const AUDIENCE = 'Wer ihn lesen kann'
export const AUDIENCE_LABELS = (team: string): Record<ProcessAudience, string> => ({
  team: `Das Team ${team}`,
  company: 'Alle im Unternehmen',
})
export const REVIEW = 'Prüfung'
export const reviewEvery = (months: number | null): string =>
  months === null ? 'Nie' : `Alle ${months} Monate`

export const PUBLISH = 'Veröffentlichen'
export const PUBLISH_VERSION = (version: number): string => `Version ${version} veröffentlichen`
export const publishedTo = (audience: string): string => `Lesen kann ihn: ${audience}.`
export const WHAT_CHANGED = 'Was hat sich geändert?'
export const CONFIRM_AGAIN = 'Alle bestätigen noch einmal'
export const CONFIRM_AGAIN_EXPLAINED = 'Bei Korrekturen ausschalten: Was bestätigt ist, gilt dann weiter.'
export const PROCESS_PUBLISHED = 'Prozess veröffentlicht'
export const TELL_TEAM = 'Dem Team sagen'
export const TELL_TEAM_EXPLAINED = 'Als Schlagzeile, mit dem, was sich geändert hat.'
export const isPublishedNow = (process: string, version: number): string =>
  `${process}: Version ${version} ist veröffentlicht`
