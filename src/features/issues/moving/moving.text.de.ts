export const MOVE_ISSUE = 'In ein anderes Team verschieben'
export const MOVE = 'Verschieben'
export const TO_TEAM = 'Zum Team'
export const SELECT_TEAM = 'Team wählen'
export const VOTES_GO_BACK =
  'Seine Stimmen gehen zurück. Aufgaben, die daraus entstanden sind, bleiben bei diesem Team.'
export const OUT_OF_SIGHT = 'Dort sehen Sie es nicht'
export const ISSUE_MOVED = 'Thema verschoben'
export const ISSUE_SENT = 'Thema übergeben'
export const isOnListOf = (team: string): string => `Es steht jetzt auf der Liste von ${team}.`
export const NO_OTHER_TEAM = 'In diesem Unternehmen gibt es noch kein anderes Team.'
