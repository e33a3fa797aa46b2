import { defineQuery } from '../../sync/define-query.ts'
import { date } from '../../sync/fields.ts'
import { mySettings } from '../companies/companies.queries.ts'
import { inDisplayOrder, isOpenGoal } from '../goals/goals.rules.ts'
import { type Goal, teamGoals } from '../goals/goals.table.ts'
import { type Headline, headlines } from '../headlines/headlines.table.ts'
import { newestFirst } from '../headlines/headlines.rules.ts'
import { people, type Person } from '../people/people.table.ts'
import { myTasks, type TaskItem } from '../tasks/tasks.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { canOpenDashboard } from './dashboard.access.ts'
import { teamsAtHand } from '../teams/teams.queries.ts'
import { lastDayOfWeek } from './dashboard.rules.ts'

const HEADLINES_SHOWN = 5

/** The reader's tasks that are due by the end of their week or overdue, most urgent first. */
export const myTasksThisWeek = defineQuery('myTasksThisWeek', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): TaskItem[] {
    const end = lastDayOfWeek(today, mySettings.run(read, {}, actor).weekStartDay)
    return myTasks.run(read, {}, actor).filter(({ task }) => task.status !== 'done' && task.dueDate <= end)
  },
})

/** The goals the reader owns and has not completed, in their order on the goals screen. */
export const myOpenGoals = defineQuery('myOpenGoals', {
  input: {},
  visibleTo: canOpenDashboard,
  run: (read, _args, actor): Goal[] =>
    inDisplayOrder(read.where(teamGoals, { ownerId: actor.id })).filter(isOpenGoal),
})

export interface LatestHeadline {
  headline: Headline
  creator: Person | undefined
  team: Team
}

/** The newest headlines of the reader's teams. */
export const latestHeadlines = defineQuery('latestHeadlines', {
  input: {},
  visibleTo: canOpenDashboard,
  run(read, _args, actor): LatestHeadline[] {
    const teams = new Map(teamsAtHand.run(read, {}, actor).map((team) => [team.id, team]))
    const found = [...teams.keys()].flatMap((teamId) => read.where(headlines, { teamId, archivedAt: null }))
    return found
      .toSorted(newestFirst)
      .slice(0, HEADLINES_SHOWN)
      .map((headline) => ({
        headline,
        creator: read.get(people, headline.createdBy),
        team: teams.get(headline.teamId)!,
      }))
  },
})
