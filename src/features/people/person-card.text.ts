import type { Level } from '../rights/levels.rules.ts'

export const aboutPerson = (name: string): string => `About ${name}`
export const EMAIL = 'E-mail'
export const CONFIRMED = 'confirmed'
export const LEVEL = 'Permission level'
export const ACCESS = 'Access'
export const NO_ACCESS = 'None'
/** What a level lets its people do, in a word or two. */
export const ACCESS_TYPES: Record<Level, string> = {
  inactive: NO_ACCESS,
  'view-only': 'Reads and votes',
  member: 'Works in their teams',
  manager: 'Manages their teams',
  director: 'The whole company',
  super_admin: 'The whole installation',
}
export const TEAMS = 'Teams'
export const JOINED = 'Joined'
export const LAST_ACTIVE = 'Last active'
export const NOT_YET = 'Not yet'
export const NO_TEAM = 'None'
export const WAS_REMOVED = 'Removed from the company'
