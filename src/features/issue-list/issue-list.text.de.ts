import type { SourceKind } from '../issues/issues.table.ts'
import type { Order } from './filters.rules.ts'

export const ARCHIVED = 'Archiviert'
export const ARCHIVED_ISSUES = 'Archivierte Themen'
export const NO_ARCHIVED_ISSUES =
  'Themen, die verworfen, zusammengeführt oder an ein anderes Team gegeben wurden, erscheinen hier.'
export const showArchivedBefore = (day: string): string => `Zeigen, was vor dem ${day} archiviert wurde`

export const ALL_MY_TEAMS = 'Alle meine Teams'

export const FILTER = 'Suchen und filtern'
export const SEARCH_ISSUES = 'Themen suchen'
export const ANY_OWNER = 'Alle Zuständigen'
export const SOURCE = 'Herkunft'
export const ANY_SOURCE = 'Jede Herkunft'
export const SOURCE_LABELS: Record<SourceKind | 'none', string> = {
  metric: 'Aus einer Kennzahl',
  goal: 'Aus einem Ziel',
  task: 'Aus einer Aufgabe',
  headline: 'Aus einer Schlagzeile',
  none: 'Direkt angelegt',
}
export const SORTED_BY = 'Reihenfolge'
export const ORDER_LABELS: Record<Order, string> = {
  votes: 'Nach Stimmen',
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  hand: 'Von Hand',
}
export const NONE_PASSES = 'Zu diesen Filtern passt kein Thema.'
export const CLEAR_FILTERS = 'Filter zurücksetzen'

export const AT_FIRST_SIGHT = 'Auf einen Blick'
export const staleCount = (count: number): string =>
  count === 1 ? '1 ist lange unverändert' : `${count} sind lange unverändert`
export const noOwnerCount = (count: number): string =>
  count === 1 ? '1 hat niemand übernommen' : `${count} hat niemand übernommen`
export const mostVotes = (title: string, votes: number): string => `Meiste Stimmen: ${title} (${votes})`
export const OWNERS = 'Themen nach Zuständigen'
export const ownsCount = (name: string, count: number): string =>
  count === 0
    ? `${name} hat hier kein Thema`
    : `${name} hat hier ${count} ${count === 1 ? 'Thema' : 'Themen'}`
