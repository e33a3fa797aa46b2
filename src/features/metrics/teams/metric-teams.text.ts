import { LOCALE } from '../../../language/locale.text.ts'

export const SHOW_IN_OTHER_TEAMS = 'Show in other teams'
export const sharingExplained = (name: string): string =>
  `Where “${name}” is shown, and who may enter its values. A metric that other teams show can be read by the whole company.`
export const NO_OTHER_TEAM = 'You are on no other team.'
export const belongsTo = (team: string): string => `Belongs to ${team}`
export const SHARED = 'Shown in other teams too'

/** Above the choice from where to delete, such as "“Leads” is shown in 2 teams: Sales and Service." */
export const shownInTeams = (name: string, teams: readonly string[]): string =>
  `“${name}” is shown in ${teams.length} ${teams.length === 1 ? 'team' : 'teams'}: ${inWords(teams)}.`
export const someAreShared = (count: number): string =>
  count === 1
    ? 'One of these metrics is shown in other teams too.'
    : `${count} of these metrics are shown in other teams too.`

export const DELETE_FROM_TEAM = 'Delete from this team'
export const DELETE_FROM_TEAM_EXPLAINED = 'The other teams keep showing it, with all its values.'
export const DELETE_FROM_ALL_TEAMS = 'Delete from all teams'
export const DELETE_FROM_ALL_TEAMS_EXPLAINED = 'Nobody sees it any more. Its owner can restore it.'
export const TAKEN_OUT = 'Metric deleted from this team'

export const EDIT_METRICS = 'Edit metrics'
export const EDIT_METRICS_EXPLAINED = 'Tick the metrics that you want to delete.'
export const OWNER_DELETES = 'Only its owner can delete it.'
export const METRICS_DELETED = 'Metrics deleted'
export const metricsDeleted = (count: number): string => `${count} metrics have been deleted successfully.`
export const deleteCount = (count: number): string => {
  if (count === 0) return 'Delete metrics'
  return count === 1 ? 'Delete 1 metric' : `Delete ${count} metrics`
}

const listFormat = new Intl.ListFormat(LOCALE, { type: 'conjunction' })
const inWords = (names: readonly string[]): string => listFormat.format(names)
