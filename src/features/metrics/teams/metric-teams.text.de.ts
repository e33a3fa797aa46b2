import { LOCALE } from '../../../language/locale.text.ts'

export const SHOW_IN_OTHER_TEAMS = 'In anderen Teams zeigen'
export const sharingExplained = (name: string): string =>
  `Wo „${name}“ gezeigt wird und wer die Werte eintragen darf. Eine Kennzahl, die andere Teams zeigen, kann das ganze Unternehmen lesen.`
export const NO_OTHER_TEAM = 'Sie sind in keinem anderen Team.'
export const belongsTo = (team: string): string => `Gehört zu ${team}`
export const SHARED = 'Auch in anderen Teams gezeigt'

export const shownInTeams = (name: string, teams: readonly string[]): string =>
  `„${name}“ wird in ${teams.length} ${teams.length === 1 ? 'Team' : 'Teams'} gezeigt: ${inWords(teams)}.`
export const someAreShared = (count: number): string =>
  count === 1
    ? 'Eine dieser Kennzahlen wird auch in anderen Teams gezeigt.'
    : `${count} dieser Kennzahlen werden auch in anderen Teams gezeigt.`

export const DELETE_FROM_TEAM = 'Aus diesem Team löschen'
export const DELETE_FROM_TEAM_EXPLAINED = 'Die anderen Teams zeigen sie weiter, mit allen Werten.'
export const DELETE_FROM_ALL_TEAMS = 'Aus allen Teams löschen'
export const DELETE_FROM_ALL_TEAMS_EXPLAINED =
  'Niemand sieht sie mehr. Die zuständige Person kann sie wiederherstellen.'
export const TAKEN_OUT = 'Kennzahl aus diesem Team gelöscht'

export const EDIT_METRICS = 'Kennzahlen bearbeiten'
export const EDIT_METRICS_EXPLAINED = 'Haken Sie an, was Sie löschen möchten.'
export const OWNER_DELETES = 'Nur die zuständige Person kann sie löschen.'
export const METRICS_DELETED = 'Kennzahlen gelöscht'
export const metricsDeleted = (count: number): string => `${count} Kennzahlen wurden gelöscht.`
export const deleteCount = (count: number): string => {
  if (count === 0) return 'Kennzahlen löschen'
  return count === 1 ? '1 Kennzahl löschen' : `${count} Kennzahlen löschen`
}

const listFormat = new Intl.ListFormat(LOCALE, { type: 'conjunction' })
const inWords = (names: readonly string[]): string => listFormat.format(names)
