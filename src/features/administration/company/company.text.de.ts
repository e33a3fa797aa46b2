import { LOCALE } from '../../../language/locale.text.ts'

export const COMPANY_MANAGEMENT = 'Unternehmensverwaltung'
export const FOR_DIRECTORS =
  'Hier verwaltet die Direktion das Unternehmen. Wenden Sie sich an sie, wenn Sie etwas brauchen.'
export const SEATS = 'Belegte Plätze'
export const SEATS_EXPLAINED = 'Alle, die Zugang haben. Inaktive belegen keinen Platz.'
export const LEVELS_TITLE = 'Personen nach Stufe'
export const TEAMS = 'Teams'
export const INVITATIONS_WAITING = 'Offene Einladungen'
export const ROOM = 'Größe des Unternehmens'
export const ROOM_EXPLAINED = 'Ehemalige und gelöschte Teams zählen mit, weil ihre Arbeit bleibt.'
export const SIZE_LABELS = { people: 'Personen', teams: 'Teams' } as const
export const ofMost = (used: number, most: number): string =>
  `${used.toLocaleString(LOCALE)} von ${most.toLocaleString(LOCALE)}`
export const WHERE_TO_GO = 'Verwalten'
export const LINKS = {
  people: 'Personen und Einladungen',
  teams: 'Teams',
  permissions: 'Berechtigungen',
  general: 'Unternehmenseinstellungen',
  'sign-in': 'Anmeldung',
  integrations: 'Integrationen',
  billing: 'Abrechnung',
  data: 'Export und Import',
  audit: 'Änderungsprotokoll',
} as const
export const LEAVING = 'Unternehmen verlassen'
export const LEAVING_EXPLAINED =
  'Niemand kann sich selbst entfernen. Bitten Sie eine andere Person der Direktion darum; gibt es noch keine, geben Sie zuerst jemandem diese Stufe.'
