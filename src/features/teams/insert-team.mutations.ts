import type { Transaction } from '../../sync/transaction.ts'
import { type Team, teamMembers, teams } from './teams.table.ts'

type EmptyTeam = Pick<Team, 'id' | 'name' | 'description' | 'isLeadership' | 'hasStrategicPlan'>

type NewTeam = EmptyTeam & {
  /** Becomes the id of the founder's membership. */
  membershipId: string
}

/** Writes a team and its founder's place on it, as its manager. */
export function insertTeam(
  tx: Transaction,
  { membershipId, ...team }: NewTeam,
  founderId: string,
  now: string,
): void {
  insertEmptyTeam(tx, team, founderId, now)
  tx.insert(teamMembers, {
    id: membershipId,
    teamId: team.id,
    personId: founderId,
    role: 'manager',
    joinedAt: now,
  })
}

/** Writes a team on which nobody is yet. */
export function insertEmptyTeam(tx: Transaction, team: EmptyTeam, createdBy: string, now: string): void {
  tx.insert(teams, {
    ...team,
    companyVoteLimit: null,
    showsVoters: false,
    hiddenBallot: false,
    weeklyAgenda: null,
    quarterlyAgenda: null,
    createdBy,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  })
}
