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
import { type Audience, teamAudience } from '../comments/audience.rules.ts'
import { carriesDiscussion } from '../comments/discussions.table.ts'
import { leadershipTeam } from '../teams/teams.reads.ts'
import { refuse } from '../teams/teams.refusals.ts'
import { leads } from '../teams/teams.rules.ts'
import { teams } from '../teams/teams.table.ts'
import { AT_THE_END } from '../work/order.rules.ts'

export const GOAL_STATUSES = ['on_track', 'off_track', 'complete'] as const

export type GoalStatus = (typeof GOAL_STATUSES)[number]

/** How a goal ended with its quarter. */
export const GOAL_OUTCOMES = ['done', 'not_done', 'carried_over', 'made_task', 'dropped'] as const

export type GoalOutcome = (typeof GOAL_OUTCOMES)[number]

/** The longest title and description, in characters. */
export const TITLE_LENGTH = 200
export const DESCRIPTION_LENGTH = 10_000

export const goalTitle = () => text({ max: TITLE_LENGTH })
export const goalDescription = () => optionalText(DESCRIPTION_LENGTH)
export const goalStatus = () => choice(...GOAL_STATUSES)
export const goalOutcome = () => choice(...GOAL_OUTCOMES)
export const progress = () => integer(0, 100)

/** For how many days finished goals stay in every browser: they are reviewed in the first weeks of the next quarter. */
export const FINISHED_LIVE_DAYS = 120

/** Who sees a goal. */
export const goalAudience = ({ teamId, isShared }: { teamId: string; isShared: boolean }): Audience =>
  teamAudience(teamId, isShared)

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
    /** Set when it is closed with its quarter, and null until then. */
    outcome: goalOutcome().nullable(),
    closedAt: timestamp().nullable(),
    /** The goal of a later quarter that goes on with it. */
    carriedToId: ref('team_goals').nullable(),
    /** The task that it was turned into. Tasks refer to goals, so this is no reference. */
    outcomeTaskId: uuid().nullable(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: (goal) => (goal.isShared ? company() : team(goal.teamId)),
    indexes: [['teamId'], ['teamId', 'isCompanyGoal'], ['carriedToId'], ['ownerId']],
    live: [liveFor(30, 'archivedAt'), liveFor(FINISHED_LIVE_DAYS, 'completedAt', 'closedAt')],
    carries: [carriesDiscussion('goalId', ['teamId', 'isShared'], goalAudience)],
    follows: [
      // Company goals move to the team that leads from now on. If none does, they become goals of the team they are with.
      follow(
        'teamId',
        teams,
        (goal, { before, after }, now, read) => {
          if (!after || !leads(before) || leads(after)) return null
          const successor = leadershipTeam(read)
          if (successor) return { teamId: successor.id, updatedAt: now }
          if (after.deletedAt !== null && goal.archivedAt === null && goal.closedAt === null)
            refuse('team/has-company-goals')
          return { isCompanyGoal: false, updatedAt: now }
        },
        { isCompanyGoal: true },
      ),
    ],
  },
)

export type Goal = RowOf<typeof teamGoals>

/** What a goal that has not been closed says of its outcome. */
export const NOT_CLOSED = { outcome: null, closedAt: null, carriedToId: null, outcomeTaskId: null }

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
    ownerId: ref('people').nullable(),
    dueDate: date().nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  {
    scope: (milestone) => team(milestone.teamId),
    indexes: [['goalId'], ['ownerId']],
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
