export const ORG_CHART = 'Organigramm'
export const LIVE = 'Aktuell'
export const CHARTS = 'Organigramme'
export const NEW_DRAFT = 'Neuer Entwurf'
export const RENAME_DRAFT = 'Entwurf umbenennen'
export const DELETE_DRAFT = 'Entwurf löschen'
export const DRAFT_DELETED = 'Entwurf gelöscht'
export const REMOVED_FROM_CHART = 'Entfernte Stellen und Entwürfe'
export const DRAFT_NAME = 'Name des Entwurfs'
export const DRAFT_EXPLAINED =
  'Eine Kopie des aktuellen Organigramms, die nur Leitung und Direktion sehen, bis die Direktion sie gelten lässt.'
export const DRAFT_GONE = 'Diesen Entwurf gibt es nicht mehr, oder Sie können ihn nicht sehen.'
export const DRAFT_MARK = 'Entwurf'
export const FIND_SEAT = 'Stelle oder Person'
export const noMatch = (query: string): string => `Keine Stelle oder Person passt zu „${query}“`
export const found = (count: number): string => `${count} gefunden`
export const WHAT_CARDS_SHOW = 'Was die Karten zeigen'
export const NAMES = 'Namen'
export const ROLES = 'Rollen'
export const OUTLINE = 'Gliederung'
export const VIEW = 'Ansicht'
export const DIRECTION = 'Richtung'
export const DOWN = 'Nach unten'
export const RIGHT = 'Nach rechts'
export const LEVELS = 'Ebenen'
export const ALL_LEVELS = 'Alle Ebenen'
export const levels = (count: number): string => (count === 1 ? '1 Ebene' : `${count} Ebenen`)
export const EXPAND_ALL = 'Alles aufklappen'
export const COLLAPSE_ALL = 'Alles zuklappen'
export const ZOOM_IN = 'Vergrößern'
export const ZOOM_OUT = 'Verkleinern'
export const ACTUAL_SIZE = 'Originalgröße'
export const FIT = 'Einpassen'
export const ALSO_REPORTS_TO = 'berichtet auch an'

export const counts = (seats: number, open: number, people: number): string =>
  [
    seats === 1 ? '1 Stelle' : `${seats} Stellen`,
    ...(open > 0 ? [`${open} offen`] : []),
    people === 1 ? '1 Person' : `${people} Personen`,
  ].join(', ')

export const NO_SEATS = 'Noch keine Stellen'
export const NO_SEATS_EXPLAINED = 'Beginnen Sie mit fünf üblichen Stellen, und ändern Sie sie.'
export const START_WITH_FIVE = 'Mit fünf Stellen beginnen'
export const START_EMPTY = 'Leer beginnen'
export const DIRECTOR_STARTS = 'Das Organigramm beginnt jemand aus der Direktion.'
export const STARTERS = ['Visionär', 'Geschäftsführung', 'Vertrieb & Marketing', 'Betrieb', 'Finanzen']
export const FIRST_SEAT = 'Erste Stelle'
export const DRAFT_IS_EMPTY = 'Dieser Entwurf hat keine Stellen.'

export const OPEN_SEAT = 'Offene Stelle'
export const openSince = (name: string): string => `Offene Stelle, zuvor ${name}`
export const hireBy = (day: string): string => `Besetzen bis ${day}`
export const beneathCount = (count: number): string => `${count} darunter`
export const moreHolders = (count: number): string => `+${count}`

export const nowReportsTo = (seat: string, parent: string): string => `${seat} berichtet jetzt an ${parent}`
export const nowAtTop = (seat: string): string => `${seat} steht jetzt ganz oben`
export const nowBefore = (seat: string, place: number, of: number): string =>
  `${seat} ist jetzt ${place} von ${of}`

export const KEYS_OF_CHART = 'Organigramm'
export const GO_TO_NEIGHBOURS = 'Zur Stelle darüber, darunter oder daneben'
export const OPEN_PANEL = 'Stelle öffnen'
export const COLLAPSE_OR_EXPAND = 'Zeigen oder ausblenden, was darunter steht'
export const NEW_SEAT_BELOW = 'Neue Stelle darunter'
export const MOVE_UNDER = 'Verschieben unter …'
export const CHANGE_ORDER = 'Platz neben anderen ändern'
export const REMOVE = 'Stelle entfernen'
export const ZOOM = 'Zoom'
export const SHOW_ALL = 'Das ganze Organigramm zeigen'
export const SEARCH = 'Suchen'
export const KEY_SPACE = 'Leertaste'
export const KEY_DELETE = 'Entf'
