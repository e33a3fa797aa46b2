import type { Status } from './people-filters.rules.ts'

export const SEARCH_PEOPLE = 'Search by name or e-mail'
export const ANY_LEVEL = 'Any level'
export const ANY_TEAM = 'Any team'
export const TEAM = 'Team'
export const STATUS = 'Status'
export const ANY_STATUS = 'Members and invited'
export const STATUS_LABELS: Record<Status, string> = {
  active: 'Active',
  pending: 'Pending invitation',
  removed: 'Removed',
}
export const NOBODY_FOUND = 'Nobody matches these filters.'
export const NOBODY_REMOVED = 'Nobody has been removed.'
export const SHOW_EVERYBODY = 'Clear filters'
export const shown = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
