import { defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import {
  boolean,
  choice,
  date,
  integer,
  optionalText,
  ref,
  text,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { company, team } from '../../sync/scope.ts'
import { leadershipTeam } from '../teams/teams.reads.ts'
import { refuse } from '../teams/teams.refusals.ts'
import { leads } from '../teams/teams.rules.ts'
import { teams } from '../teams/teams.table.ts'
import { AT_THE_END } from '../work/order.rules.ts'

export const GOAL_STATUSES = ['on_track', 'off_track', 'complete'] as const

export type GoalStatus = (typeof GOAL_STATUSES)[number]

/** The longest title and description, in characters. */
export const TITLE_LENGTH = 200
export const DESCRIPTION_LENGTH = 10_000

export const goalTitle = () => text({ max: TITLE_LENGTH })
export const goalDescription = () => optionalText(DESCRIPTION_LENGTH)
export const goalStatus = () => choice(...GOAL_STATUSES)
export const progress = () => integer(0, 100)

/** For how many days completed goals stay in every browser: they are reviewed in the first weeks of the next quarter. */
export const COMPLETED_LIVE_DAYS = 120

/**
 * A goal belongs to its team, a company goal to the leadership team. A row has only one audience, so a goal that is
 * assigned to other teams goes to the whole company, and the screens show it to those teams. Only its own team changes it.
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
    /** Percent; see `progressOf`. */
    progress: progress(),
    isCompanyGoal: boolean(),
    /** Whether other teams are assigned. */
    isShared: boolean(),
    displayOrder: integer(0, AT_THE_END),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    completedAt: timestamp().nullable(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: (goal) => (goal.isShared ? company() : team(goal.teamId)),
    indexes: [['teamId'], ['teamId', 'isCompanyGoal']],
    live: [liveFor(30, 'archivedAt'), liveFor(COMPLETED_LIVE_DAYS, 'completedAt')],
    follows: [
      // Company goals move to the team that leads from now on. If none does, they become goals of the team they are with.
      follow(
        'teamId',
        teams,
        (goal, { before, after }, now, read) => {
          if (!after || !leads(before) || leads(after)) return null
          const successor = leadershipTeam(read)
          if (successor) return { teamId: successor.id, updatedAt: now }
          if (after.deletedAt !== null && goal.archivedAt === null) refuse('team/has-company-goals')
          return { isCompanyGoal: false, updatedAt: now }
        },
        { isCompanyGoal: true },
      ),
    ],
  },
)

export type Goal = RowOf<typeof teamGoals>

/** The most milestones of one goal, all of which make its progress. */
export const MOST_MILESTONES = 100

/** A step on the way to a goal. Only the goal's own team receives it. */
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
  {
    scope: (milestone) => team(milestone.teamId),
    indexes: [['goalId']],
    live: [liveWith('goalId')],
    follows: [
      follow('goalId', teamGoals, ({ teamId }, { after }) =>
        after && after.teamId !== teamId ? { teamId: after.teamId } : null,
      ),
    ],
  },
)

export type GoalMilestone = RowOf<typeof goalMilestones>

/** Another team that a goal is assigned to. */
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
    live: [liveWith('goalId')],
  },
)
