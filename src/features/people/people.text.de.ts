import type { PersonAct } from './person-acts.rules.ts'

export const PERMISSION_NOT_UPDATED = 'Berechtigung nicht geändert. Versuchen Sie es noch einmal.'
export const NAME_NOT_UPDATED = 'Name nicht geändert. Versuchen Sie es noch einmal.'
export const INVALID_USER = 'Ungültige Kennung einer Person'
export const PERSON_NOT_REMOVED = 'Person nicht entfernt'

export const PERMISSION_UPDATED = 'Berechtigung geändert'
export const NAME_UPDATED = 'Name geändert'
export const USER_DEACTIVATED = 'Person deaktiviert'
export const PERSON_REMOVED = 'Person entfernt'

export const PEOPLE = 'Personen'
export const PEOPLE_AND_TEAMS = 'Personen und Teams'
export const TEAM_TAB = 'Team'

export const YOU = '(Sie)'
export const NO_TEAM = 'Kein Team'
export const lastActiveOn = (day: string): string => `Zuletzt aktiv ${day}`
export const NEVER_ACTIVE = 'Noch nicht aktiv'
export const joinedOn = (day: string): string => `Seit ${day}`

export const actionsFor = (name: string): string => `Aktionen für ${name}`
export const ACT_LABELS: Record<PersonAct, string> = {
  'change level': 'Stufe ändern',
  rename: 'Umbenennen',
  deactivate: 'Deaktivieren',
  remove: 'Aus dem Unternehmen entfernen',
}

export const FULL_NAME = 'Vor- und Nachname'
export const FULL_NAME_EXPLAINED = 'Wie diese Person in diesem Unternehmen heißt.'
export const ENTER_A_NAME = 'Geben Sie einen Namen ein.'

export const deactivateQuestion = (name: string): string => `${name} deaktivieren?`
export const DEACTIVATION_EXPLAINED =
  'Die Person wird überall abgemeldet und kann danach nur noch ansehen. Die Stufe lässt sich später ändern.'
