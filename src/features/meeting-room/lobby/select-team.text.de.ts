export const NEEDS_A_TEAM =
  'Keine Teams verfügbar: Um Meetings abzuhalten, müssen Sie in einem Team sein. Wenden Sie sich an Ihre Administration.'
export const SELECT_TEAM = 'Team für das Meeting wählen'
export const LEADERSHIP = 'Führung'
