export const TITLE = 'Titel'
export const DESCRIPTION = 'Beschreibung'
export const TEAM = 'Team'
export const MY_TEAMS = 'Meine Teams'
export const OWNER = 'Zuständig'
export const SELECT_OWNER = 'Person wählen'

export const EDIT = 'Bearbeiten'
export const ARCHIVE = 'Archivieren'
export const RESTORE = 'Wiederherstellen'
export const MOVE_UP = 'Nach oben'
export const MOVE_UP_KEYS = 'Alt ↑'
export const MOVE_DOWN = 'Nach unten'
export const MOVE_DOWN_KEYS = 'Alt ↓'
export const movedToPlace = (title: string, place: number, all: number): string =>
  `${title}: Platz ${place} von ${all}`
export const MAKE_AN_ISSUE = 'Thema daraus machen'
export const MAKE_AN_ISSUE_KEY = 'I'

export const tickOf = (tick: string, title: string): string => `${tick}: ${title}`

export const actionsFor = (title: string): string => `Aktionen für ${title}`

export const showOlder = (day: string): string => `Zeigen, was vor dem ${day} erledigt wurde`
export const LOADING_OLDER = 'Wird geladen …'
export const shownSince = (day: string): string => `Alles seit dem ${day} wird gezeigt.`
export const hereSince = (day: string): string =>
  `Sie sind offline. Alles seit dem ${day} ist auf diesem Gerät; der Rest wird geladen, wenn Sie wieder online sind.`
