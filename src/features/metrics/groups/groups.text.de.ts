export const GROUP_NOT_ADDED = 'Gruppe nicht angelegt'
export const GROUP_NOT_UPDATED = 'Gruppe nicht geändert'
export const GROUP_NOT_DELETED = 'Gruppe nicht gelöscht'

export const GROUP = 'Gruppe'
export const NO_GROUP = 'Keine Gruppe'
export const NEW_GROUP = 'Neue Gruppe …'
export const NEW_GROUP_NAME = 'Name der neuen Gruppe'
export const ADD_GROUP = 'Gruppe anlegen'

export const EDIT_GROUPS = 'Gruppen'
export const GROUPS_EXPLAINED =
  'Überschriften der Scorecard dieses Teams. Kennzahlen ohne Gruppe stehen darüber.'
export const METRICS_IN_GROUPS = 'Kennzahlen'
export const groupOf = (metric: string): string => `Gruppe von ${metric}`
export const nameOfGroup = (group: string): string => `Name von ${group}`
export const moveGroupUp = (group: string): string => `${group} nach oben`
export const moveGroupDown = (group: string): string => `${group} nach unten`
export const deleteGroup = (group: string): string => `${group} löschen`
export const GROUP_DELETED = 'Gruppe gelöscht'
export const groupDeleted = (group: string): string => `Die Kennzahlen von „${group}“ bleiben, ohne Gruppe.`
