import { defineQuery, type Query } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { company, team } from '../../sync/scope.ts'
import { type Person, people } from '../people/people.table.ts'
import { leadershipTeam } from '../teams/teams.reads.ts'
import {
  type FinishedIn,
  finishedOf,
  finishedWork,
  type OfTeams,
  seesTeams,
} from '../work/finished.queries.ts'
import { byDueDate } from './milestones/milestones.rules.ts'
import { type GoalUpdate, goalUpdates } from './trail/goal-updates.table.ts'
import { canAddCompanyGoals, canEditGoal, isOfLeaders } from './goals.access.ts'
import { inDisplayOrder } from './goals.rules.ts'
import {
  type Goal,
  type GoalMilestone,
  goalMilestones,
  goalTeamAssignments,
  teamGoals,
} from './goals.table.ts'

/** A team's own goals and then those assigned to it, without company goals and archived ones. */
export const goalsOfTeam = defineQuery('goalsOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId }): Goal[] {
    const own = read.where(teamGoals, { teamId }).filter((goal) => !isOfLeaders(read, goal))
    const assigned = read
      .where(goalTeamAssignments, { teamId })
      .map(({ goalId }) => read.get(teamGoals, goalId))
    const others = assigned.filter((goal) => goal !== undefined).filter((goal) => goal.teamId !== teamId)
    return [...inDisplayOrder(own), ...inDisplayOrder(others)]
  },
})

/** The company's goals, for those who receive the leadership team's rows. It is empty for everybody else. */
export const companyGoals = defineQuery('companyGoals', {
  input: {},
  visibleTo: () => true,
  run(read): Goal[] {
    const leadership = leadershipTeam(read)
    if (!leadership) return []
    return inDisplayOrder(
      read.where(teamGoals, { teamId: leadership.id }).filter(({ isCompanyGoal }) => isCompanyGoal),
    )
  },
})

/** The team that company goals belong to, if there is one, and whether the actor may add them. */
export const companyGoalSetting = defineQuery('companyGoalSetting', {
  input: {},
  visibleTo: () => true,
  run: (read, _args, actor) => ({
    teamId: leadershipTeam(read)?.id ?? null,
    mayAdd: canAddCompanyGoals(actor, read),
  }),
})

export interface GoalRow {
  goal: Goal
  owner: Person | undefined
  /** By date. */
  milestones: GoalMilestone[]
  updates: GoalUpdate[]
  /** The goals of the quarters after and before that go on with it or that it goes on with. */
  carriedTo: Goal | undefined
  carriedFrom: Goal | undefined
  /** Other teams it is assigned to. */
  assignedTeamIds: string[]
  mayEdit: boolean
}

/** A goal with what its row and dialogs show; null when it doesn't exist or is archived. */
export const goalRow = defineQuery('goalRow', {
  input: { goalId: ref('team_goals') },
  visibleTo: () => true,
  run(read, { goalId }, actor): GoalRow | null {
    const goal = read.get(teamGoals, goalId)
    if (!goal || goal.archivedAt !== null) return null
    return {
      goal,
      owner: read.get(people, goal.ownerId),
      milestones: read.where(goalMilestones, { goalId }).toSorted(byDueDate),
      updates: read.where(goalUpdates, { goalId }),
      carriedTo: goal.carriedToId === null ? undefined : read.get(teamGoals, goal.carriedToId),
      carriedFrom: read.where(teamGoals, { carriedToId: goalId })[0],
      assignedTeamIds: read.where(goalTeamAssignments, { goalId }).map(({ teamId }) => teamId),
      mayEdit: canEditGoal(actor, goal, read),
    }
  },
})

/** Goals of these teams by when they were completed or closed. Those that other teams are assigned to are the company's rows. */
export const heldFinishedGoals: Query<OfTeams & FinishedIn, true> = defineQuery('heldFinishedGoals', {
  input: finishedWork,
  visibleTo: seesTeams,
  reaches(given) {
    const regions = [
      ...finishedOf(teamGoals, 'completedAt', given),
      ...finishedOf(teamGoals, 'closedAt', given),
    ]
    return [...regions, ...regions.map(({ span }) => ({ scope: company(), span }))]
  },
  run: (): true => true,
})
