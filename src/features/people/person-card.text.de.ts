import type { Level } from '../rights/levels.rules.ts'

export const aboutPerson = (name: string): string => `Über ${name}`
export const EMAIL = 'E-Mail'
export const CONFIRMED = 'bestätigt'
export const LEVEL = 'Berechtigungsstufe'
export const ACCESS = 'Zugang'
export const NO_ACCESS = 'Keiner'
export const ACCESS_TYPES: Record<Level, string> = {
  inactive: NO_ACCESS,
  'view-only': 'Liest und stimmt ab',
  member: 'Arbeitet in den eigenen Teams',
  manager: 'Leitet die eigenen Teams',
  director: 'Das ganze Unternehmen',
  super_admin: 'Die ganze Installation',
}
export const TEAMS = 'Teams'
export const JOINED = 'Dabei seit'
export const LAST_ACTIVE = 'Zuletzt aktiv'
export const NOT_YET = 'Noch nicht'
export const NO_TEAM = 'Keine'
export const WAS_REMOVED = 'Aus dem Unternehmen entfernt'
