export const ORG_CHART = 'Organigramm'
export const LIVE = 'Aktuell'
export const CHARTS = 'Organigramme'
export const NEW_DRAFT = 'Neuer Entwurf'
export const RENAME_DRAFT = 'Entwurf umbenennen'
export const DELETE_DRAFT = 'Entwurf löschen'
export const DRAFT_DELETED = 'Entwurf gelöscht'
export const DRAFT_NAME = 'Name des Entwurfs'
export const DRAFT_EXPLAINED =
  'Eine Kopie des aktuellen Organigramms, die nur Leitung und Direktion sehen, bis die Direktion sie gelten lässt.'
export const DRAFT_MARK = 'Entwurf'
export const FIND_SEAT = 'Stelle oder Person'
export const noMatch = (query: string): string => `Keine Stelle oder Person passt zu „${query}“`
export const found = (count: number): string => `${count} gefunden`

export const VIEW = 'Ansicht'
export const LEVELS = 'Ebenen'
export const ALL_LEVELS = 'Alle Ebenen'
export const levels = (count: number): string => (count === 1 ? '1 Ebene' : `${count} Ebenen`)
export const EXPAND_ALL = 'Alles aufklappen'
export const COLLAPSE_ALL = 'Alles zuklappen'

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

export const moreHolders = (count: number): string => `+${count}`

export const nowReportsTo = (seat: string, parent: string): string => `${seat} berichtet jetzt an ${parent}`
export const nowAtTop = (seat: string): string => `${seat} steht jetzt ganz oben`
export const nowBefore = (seat: string, place: number, of: number): string =>
  `${seat} ist jetzt ${place} von ${of}`
