export const ISSUE_MADE = 'Thema angelegt'
export const ALREADY_ON_THE_LIST = 'Steht schon auf der Themenliste'
export const SHOW = 'Zeigen'
export const NO_VALUE = 'kein Wert'
export const FROM_THIS_ROW = 'Themen daraus'
export const RESOLVED_ALREADY = 'gelöst'
export const ON_THE_LIST = 'auf der Liste'

export const ofMetric = (name: string, value: string, target: string | null): string =>
  target === null ? `${name}: ${value}` : `${name}: ${value}, Zielwert ${target}`
export const ofTaskMissed = (title: string, misses: number): string =>
  `${title}: in ${misses === 1 ? 'einem Durchgang' : `${misses} Durchgängen`} nicht erledigt`
export const ofGoalOffTrack = (title: string): string => `${title}: nicht im Plan`

export const ofTaskOverdue = (title: string, since: string): string => `${title}: überfällig seit ${since}`

export const issueFromRow = (title: string): string => `Auf der Themenliste: ${title}`
export const madeFrom = (source: string): string => `Aus ${source}`
