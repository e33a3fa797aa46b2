import type { Transaction } from '../../sync/transaction.ts'
import { type Team, teamMembers, teams } from './teams.table.ts'

type NewTeam = Pick<Team, 'id' | 'name' | 'description' | 'isLeadership' | 'hasStrategicPlan'> & {
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
  tx.insert(teams, {
    ...team,
    companyVoteLimit: null,
    showsVoters: false,
    hiddenBallot: false,
    weeklyAgenda: null,
    quarterlyAgenda: null,
    createdBy: founderId,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  })
  tx.insert(teamMembers, {
    id: membershipId,
    teamId: team.id,
    personId: founderId,
    role: 'manager',
    joinedAt: now,
  })
}
