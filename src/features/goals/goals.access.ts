import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { isLeadershipMember } from '../teams/teams.access.ts'
import { leadershipTeam } from '../teams/teams.reads.ts'
import { canWriteWork } from '../work/work.access.ts'
import type { Goal } from './goals.table.ts'

/**
 * Who may do what with goals. They have no capability of their own, so the rule for all work applies: whoever receives
 * a team's rows may change its goals. Company goals are changed only by members of the leadership team.
 */

export const canAddGoals = (actor: Actor, teamId: string): boolean =>
  canWriteWork(actor) && actor.sees(team(teamId))

export const canAddCompanyGoals = (actor: Actor, read: Reader): boolean =>
  canWriteWork(actor) && isLeadershipMember(read, actor)

type Belonging = Pick<Goal, 'teamId' | 'isCompanyGoal'>

/**
 * Whether it is a company goal of the team that leads now. One that was over and done with when another team took the lead
 * has stayed with its team, as one of that team's goals.
 */
export const isOfLeaders = (read: Reader, { teamId, isCompanyGoal }: Belonging): boolean =>
  isCompanyGoal && leadershipTeam(read)?.id === teamId

export const canEditGoal = (actor: Actor, goal: Belonging, read: Reader): boolean =>
  canAddGoals(actor, goal.teamId) && (!isOfLeaders(read, goal) || isLeadershipMember(read, actor))
