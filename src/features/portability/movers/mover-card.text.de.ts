import { LOCALE } from '../../../language/locale.text.ts'
import type { MoverField, MoverKind } from './mover-fields.rules.ts'

export const MOVE = 'Von Ninety oder Bloom Growth umziehen'
export const MOVE_EXPLAINED =
  'Wählen Sie die CSV-Dateien, die Sie dort exportiert haben, oder ein ZIP damit. Was darin ist, kommt zu diesem Unternehmen hinzu; dieselben Dateien noch einmal fügen nichts doppelt hinzu.'
export const CHOOSE_FILES = 'Exportierte Dateien (CSV oder ZIP)'
export const MOVE_CHECKED = 'Das lässt sich hinzufügen'
export const NOTHING_TO_ADD = 'Es gibt nichts hinzuzufügen'
export const MOVE_DONE = 'Der Umzug ist fertig'
export const MOVE_DONE_DETAIL =
  'Senden Sie unter Personen die Einladungen der Eingeladenen, damit sie dazukommen.'
export const MOVE_REFUSED = 'Diese Dateien lassen sich nicht übernehmen'
export const NOT_WRITTEN_YET = 'Noch wurde nichts geschrieben.'
export const HOLDS = 'Enthält'
export const NOT_READ = 'Nicht gelesen'
export const COLUMNS = 'Spalten'
export const READ_AGAIN = 'Erneut lesen'
export const WEEK = 'Woche'
export const ROWS_LEFT_OUT = 'Ausgelassene Zeilen'
export const MOVING = 'Übernommene Zeilen'

export const KIND_LABELS: Record<MoverKind, string> = {
  people: 'Personen',
  goals: 'Ziele (Rocks)',
  milestones: 'Meilensteine',
  metrics: 'Kennzahlen (Scorecard)',
  headlines: 'Schlagzeilen',
  issues: 'Themen (Issues)',
  tasks: 'Aufgaben (To-Dos)',
}

export const MOVER_FIELD_LABELS: Record<MoverField, string> = {
  id: 'Nummer oder Kennung',
  title: 'Titel oder Name',
  description: 'Beschreibung',
  owner: 'Zuständig',
  team: 'Team',
  due: 'Fällig am',
  created: 'Angelegt',
  completed: 'Abgeschlossen',
  status: 'Status',
  archived: 'Archiviert',
  progress: 'Fortschritt',
  type: 'Art',
  unit: 'Einheit',
  target: 'Zielwert',
  goal: 'Zugehöriges Ziel',
  email: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  level: 'Stufe',
}

const whole = (value: number): string => value.toLocaleString(LOCALE)

export const addLabel = (rows: number): string =>
  `${whole(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'} hinzufügen`
export const rowsRead = (rows: number, refused: number): string =>
  `${whole(rows - refused)} von ${whole(rows)} Zeilen verstanden`
export const alreadyHere = (rows: number): string =>
  `${whole(rows)} ${rows === 1 ? 'Zeile ist' : 'Zeilen sind'} schon hier.`
export const peopleMatched = (count: number): string =>
  `${whole(count)} ${count === 1 ? 'Person' : 'Personen'} hier gefunden.`
export const invitedPeople = (names: readonly string[]): string => `Eingeladen: ${names.join(', ')}.`
export const nobodyHere = (names: readonly string[]): string =>
  `Hier unbekannt: ${names.join(', ')}. Was ihnen gehört, kommt zu Ihnen.`
export const newTeams = (names: readonly string[]): string => `Neue Teams: ${names.join(', ')}.`
export const homeTeamIs = (name: string): string => `Zeilen ohne Team kommen zu ${name}.`
