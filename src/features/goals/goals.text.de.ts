export const GOAL_NOT_ADDED = 'Ziel nicht angelegt'
export const COMPANY_GOAL_NOT_ADDED = 'Unternehmensziel nicht angelegt'
export const COMPANY_GOAL_NOT_UPDATED = 'Unternehmensziel nicht geändert'
export const GOAL_NOT_UPDATED = 'Ziel nicht geändert'
export const STATUS_NOT_UPDATED = 'Stand des Ziels nicht geändert'
export const PROGRESS_NOT_UPDATED = 'Fortschritt des Ziels nicht geändert'
export const GOAL_NOT_ARCHIVED = 'Ziel nicht archiviert. Versuchen Sie es noch einmal.'
export const GOAL_NOT_RESTORED = 'Ziel nicht wiederhergestellt'
export const GOALS_NOT_CLOSED = 'Quartal nicht abgeschlossen'
export const GOALS_NOT_REOPENED = 'Ziel nicht wieder geöffnet'
export const GOALS_NOT_REORDERED = 'Reihenfolge nicht geändert'

export const GOALS = 'Ziele'
export const COMPANY_GOALS = 'Unternehmensziele'
export const TEAM_GOALS = 'Teamziele'
export const GOALS_OF_THE_TEAM = 'Ziele des Teams'
export const goalsOf = (team: string): string => `Ziele von ${team}`
export const NO_GOALS = 'Dieses Team hat noch keine Ziele.'
export const NO_COMPANY_GOALS = 'Es gibt noch keine Unternehmensziele. Drei bis sieben im Quartal reichen.'
export const NO_TEAMS =
  'Sie haben noch keine Teams. Legen Sie eines an oder treten Sie einem bei, um Ziele anzulegen.'
export const MEMBERS_ONLY = 'Die Ziele dieses Teams sehen nur seine Mitglieder.'

export const actionsFor = (title: string): string => `Aktionen für ${title}`
export const EDIT = 'Bearbeiten'
export const OPEN = 'Öffnen'
export const STATUS = 'Stand'
export const TEAMS = 'Teams'
export const ARCHIVE = 'Archivieren'
export const GOAL_ARCHIVED = 'Ziel archiviert'

export const ADD_GOAL = 'Ziel anlegen'
export const ADD_NEW_GOAL = 'Neues Ziel'
export const EDIT_GOAL = 'Ziel bearbeiten'
export const GOAL_FOR = 'Ziel von'
export const GOAL_FOR_LABELS = { team: 'einem Team', company: 'dem Unternehmen' }
export const TARGET_DATE = 'Zieldatum'
export const TEAM = 'Team'
export const SELECT_TEAM = 'Team wählen'
export const GOAL_OWNER = 'Zuständig'

export const sharingExplained = (title: string): string =>
  `${title}. Diese Teams sehen das Ziel außer seinem eigenen Team. Solange es geteilt ist, kann es das ganze Unternehmen lesen.`
export const NO_OTHER_TEAM = 'Sie sind in keinem anderen Team.'
