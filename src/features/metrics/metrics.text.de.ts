export const METRICS = 'Kennzahlen'
export const METRIC_NOT_UPDATED = 'Kennzahl nicht geändert'

export const TEAM = 'Team'
export const TIME_PERIOD = 'Zeitraum'
export const SHOW_CURRENT_WEEK = 'Aktuelle Woche zeigen'
export const SCORECARD_ACTIONS = 'Aktionen für diese Scorecard'
export const REFRESH = 'Neu laden'
export const SELECT_TEAM = 'Team wählen'
export const NO_TEAMS =
  'Sie haben noch keine Teams. Legen Sie eines an oder treten Sie einem bei, um Kennzahlen anzulegen.'
export const OLDEST_FIRST = 'Älteste Woche zuerst'
