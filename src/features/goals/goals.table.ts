import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { boolean, choice, date, integer, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { company, team } from '../../sync/scope.ts'

export const GOAL_STATUSES = ['on_track', 'off_track', 'complete'] as const

export type GoalStatus = (typeof GOAL_STATUSES)[number]

export const goalTitle = () => text({ max: 200 })
export const goalDescription = () => text({ max: 10_000 }).nullable()
export const goalStatus = () => choice(...GOAL_STATUSES)
export const progress = () => integer(0, 100)

/**
 * A goal is its team's; a company goal is the leadership team's. A row has one audience, so a goal that other teams are
 * assigned to goes to the whole company, where screens show it to those teams; changing it stays its own team's.
 */
export const teamGoals = defineTable(
  'team_goals',
  {
    id: uuid(),
    teamId: ref('teams'),
    ownerId: ref('people'),
    title: goalTitle(),
    description: goalDescription(),
    targetDate: date(),
    status: goalStatus(),
    /** Percent; 100 once complete, else the rounded average of the milestones. */
    progress: progress(),
    isCompanyGoal: boolean(),
    /** Whether other teams are assigned. */
    isShared: boolean(),
    displayOrder: integer(0, 1_000_000),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: (goal) => (goal.isShared ? company() : team(goal.teamId)),
    indexes: [['teamId']],
    window: { field: 'archivedAt', days: 30 },
  },
)

export type Goal = RowOf<typeof teamGoals>

/** A step on the way to a goal; it stays with the goal's own team. */
export const goalMilestones = defineTable(
  'goal_milestones',
  {
    id: uuid(),
    goalId: ref('team_goals'),
    teamId: ref('teams'),
    title: goalTitle(),
    progress: progress(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  { scope: (milestone) => team(milestone.teamId), indexes: [['goalId']] },
)

export type GoalMilestone = RowOf<typeof goalMilestones>

/** A team beside its own that a goal is assigned to. */
export const goalTeamAssignments = defineTable(
  'goal_team_assignments',
  {
    id: uuid(),
    goalId: ref('team_goals'),
    teamId: ref('teams'),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  {
    scope: company,
    indexes: [['goalId'], ['teamId']],
    conflicts: {
      goal_team_assignments_once: {
        title: 'Failed to update goal',
        detail: 'This team is assigned to the goal already.',
      },
    },
  },
)
