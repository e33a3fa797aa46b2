import type { Actor } from '../../sync/actor.ts'
import { canWriteWork } from '../work/work.access.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { isLeadershipMember } from '../teams/teams.access.ts'
import type { Goal } from './goals.table.ts'

/**
 * Who may do what with goals. Spec 1, section 6 names no capability for them; as with tasks, taking part starts at
 * member. A team's goals are changed by those who receive the team's rows, company goals by leadership team members.
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
