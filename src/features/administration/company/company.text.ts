import { LOCALE } from '../../../language/locale.text.ts'

export const COMPANY_MANAGEMENT = 'Company management'
export const FOR_DIRECTORS = 'Directors manage the company here. Ask one of them for what you need.'
export const SEATS = 'Seats in use'
export const SEATS_EXPLAINED = 'Everybody who has access. Inactive people take no seat.'
export const LEVELS_TITLE = 'People by level'
export const TEAMS = 'Teams'
export const INVITATIONS_WAITING = 'Invitations waiting'
export const ROOM = 'Size of the company'
export const ROOM_EXPLAINED = 'Former people and deleted teams count, because their work stays.'
export const SIZE_LABELS = { people: 'People', teams: 'Teams' } as const
export const ofMost = (used: number, most: number): string =>
  `${used.toLocaleString(LOCALE)} of ${most.toLocaleString(LOCALE)}`
export const WHERE_TO_GO = 'Manage'
export const LINKS = {
  people: 'People and invitations',
  teams: 'Teams',
  permissions: 'Permissions',
  general: 'Company settings',
  'sign-in': 'Sign-in',
  integrations: 'Integrations',
  billing: 'Billing',
  data: 'Exports and imports',
  audit: 'Audit log',
} as const
export const LEAVING = 'Leaving the company'
export const LEAVING_EXPLAINED =
  'A user cannot remove themselves. Ask another director to remove you; if there is none yet, make somebody a director first.'
