import type { Team } from './teams.table.ts'

const GENERAL = /^general( team)?$/i

/** Whether a team of this name would be left out of every list. */
export const isGeneral = (name: string): boolean => GENERAL.test(name.trim())

/** Whether lists show this team: not a deleted one, nor the General team that older data still contains. */
export const isListed = (team: Team): boolean => team.deletedAt === null && !isGeneral(team.name)

export const byName = (left: { name: string }, right: { name: string }): number =>
  left.name.localeCompare(right.name)

/** Whether the team leads the company, which a deleted one doesn't. */
export const leads = ({ isLeadership, deletedAt }: Pick<Team, 'isLeadership' | 'deletedAt'>): boolean =>
  isLeadership && deletedAt === null

/** For how many days a deleted team can be restored. */
export const RESTORABLE_DAYS = 30

/** Until when a deleted team can be restored, as ISO 8601. */
export const restorableUntil = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + RESTORABLE_DAYS * 86_400_000).toISOString()
