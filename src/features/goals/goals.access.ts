import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { isLeadershipMember } from '../teams/teams.access.ts'
import { canWriteWork } from '../work/work.access.ts'
import type { Goal } from './goals.table.ts'

/**
 * Who may do what with goals. The specification names no capability for them, so the rule is the one of all work.
 * A team's goals are changed by whoever receives the team's rows, company goals only by leadership team members.
 */

export const canAddGoals = (actor: Actor, teamId: string): boolean =>
  canWriteWork(actor) && actor.sees(team(teamId))

export const canAddCompanyGoals = (actor: Actor, read: Reader): boolean =>
  canWriteWork(actor) && isLeadershipMember(read, actor)

export const canEditGoal = (
  actor: Actor,
  goal: Pick<Goal, 'teamId' | 'isCompanyGoal'>,
  read: Reader,
): boolean => canAddGoals(actor, goal.teamId) && (!goal.isCompanyGoal || isLeadershipMember(read, actor))
