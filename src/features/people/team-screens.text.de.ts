export const TEAMS = 'Teams'
export const NO_TEAMS = 'Noch keine Teams. Kennzahlen, Ziele und Meetings gehören zu einem Team.'
export const NO_OWN_TEAMS =
  'Sie sind noch in keinem Team. Kennzahlen, Ziele und Meetings gehören zu einem Team. Bitten Sie die Direktion, Sie in eines aufzunehmen.'
export const LEADERSHIP = 'Führung'
export const NO_MEMBERS = 'Noch keine Mitglieder.'
export const membersOf = (team: string): string => `Mitglieder von ${team}`
export const editTeam = (team: string): string => `${team} bearbeiten`

export const NEW_TEAM = 'Neues Team'
export const EDIT_TEAM = 'Team bearbeiten'
export const CREATE_TEAM = 'Team anlegen'
export const SAVE = 'Speichern'
export const NAME = 'Name'
export const DESCRIPTION = 'Beschreibung (freiwillig)'
export const MEMBERS = 'Mitglieder'
export const OTHER_MEMBERS = 'Weitere Mitglieder (freiwillig)'
export const CHOOSE_PEOPLE = 'Personen wählen'
export const MEMBER_PICKER = {
  loading: 'Teammitglieder werden geladen …',
  none: 'Keine Teammitglieder gefunden',
  noMatch: 'Niemand gefunden.',
}
export const LEADERSHIP_TEAM = 'Führungsteam'
export const LEADERSHIP_EXPLAINED =
  'Seine Mitglieder betreuen die Unternehmensziele, die zu ihm wechseln. Es gibt nur eines: Das jetzige Führungsteam gibt die Rolle ab.'

export const OWN_PLAN = 'Ein eigener Plan'
export const OWN_PLAN_EXPLAINED =
  'Er wird unter Strategie geschrieben. Das Führungsteam hat auf jeden Fall den Unternehmensplan.'

export const DELETED = 'Gelöscht'
export const restorableUntil = (day: string): string => `Wiederherstellbar bis ${day}`
export const RESTORE = 'Wiederherstellen'
export const restoreTeamNamed = (team: string): string => `${team} wiederherstellen`

export const DELETE_TEAM = 'Team löschen'
export const deleteQuestion = (team: string): string => `${team} löschen?`
export const DELETING_EXPLAINED =
  'Das Team und seine Arbeit verschwinden für alle. 30 Tage lang kann, wer das Team verwaltet, beides wiederherstellen: Personen > Team > Gelöscht.'
export const TEAM_DELETED = 'Team gelöscht'
export const teamDeleted = (team: string): string => `${team} und die Arbeit des Teams sind ausgeblendet.`
