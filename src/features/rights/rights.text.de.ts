import type { Level } from './levels.rules.ts'

export const LEVEL_LABELS: Record<Level, string> = {
  inactive: 'Inaktiv',
  'view-only': 'Nur Ansicht',
  member: 'Mitglied',
  manager: 'Leitung',
  director: 'Direktion',
  super_admin: 'Super-Admin',
}

export const LEVEL_ABOUT: Record<Level, string> = {
  inactive: 'Hat keinen Zugang.',
  'view-only': 'Sieht Kennzahlen und Teams, nimmt an Meetings teil und stimmt ab.',
  member: 'Trägt außerdem Kennzahlen ein und legt eigene Arbeit an.',
  manager: 'Führt außerdem Teams und Meetings, lädt ein und weist anderen Aufgaben zu.',
  director: 'Verwaltet außerdem alle Teams und Personen und die Einstellungen des Unternehmens.',
  super_admin: 'Verwaltet außerdem die ganze Installation.',
}

export const PERMISSION_LEVEL = 'Berechtigungsstufe'

export const ACCESS_DENIED = 'Kein Zugriff'
