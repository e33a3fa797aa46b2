import type { Status } from './people-filters.rules.ts'

export const SEARCH_PEOPLE = 'Nach Name oder E-Mail suchen'
export const ANY_LEVEL = 'Alle Stufen'
export const ANY_TEAM = 'Alle Teams'
export const TEAM = 'Team'
export const STATUS = 'Status'
export const ANY_STATUS = 'Mitglieder und Eingeladene'
export const STATUS_LABELS: Record<Status, string> = {
  active: 'Aktiv',
  pending: 'Einladung offen',
  removed: 'Entfernt',
}
export const NOBODY_FOUND = 'Zu diesen Filtern passt niemand.'
export const NOBODY_REMOVED = 'Niemand wurde entfernt.'
export const SHOW_EVERYBODY = 'Filter zurücksetzen'
export const shown = (count: number): string => (count === 1 ? '1 Person' : `${count} Personen`)
