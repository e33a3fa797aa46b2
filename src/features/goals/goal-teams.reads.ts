import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { type Goal, goalTeamAssignments } from './goals.table.ts'

/** Whether the actor takes part in what is said of a goal, as a member of a team that it is shown to. That they can read it does not suffice. */
export const mayDiscussGoal = (read: Reader, actor: Actor, { id, teamId }: Goal): boolean =>
  actor.sees(team(teamId)) ||
  read.where(goalTeamAssignments, { goalId: id }).some((assigned) => actor.sees(team(assigned.teamId)))
