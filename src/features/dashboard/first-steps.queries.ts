import { defineQuery } from '../../sync/define-query.ts'
import { date } from '../../sync/fields.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { teamGoals } from '../goals/goals.table.ts'
import { meetings } from '../meetings/meetings.table.ts'
import { metrics } from '../metrics/metrics.table.ts'
import { people } from '../people/people.table.ts'
import { canCreateTeams } from '../teams/teams.access.ts'
import { teams } from '../teams/teams.table.ts'
import { daysBetween, utcDayOf } from '../time/calendar.rules.ts'
import { canOpenDashboard } from './dashboard.access.ts'
import type { FirstStepId } from './first-steps.rules.ts'

/** Older companies need no help, and their first meeting may no longer be among the browser's rows. */
const NEW_FOR_DAYS = 30

/** Which of the first steps are done, for those who set up a new company. Null for others, and once all are done. */
export const firstSteps = defineQuery('firstSteps', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): Record<FirstStepId, boolean> | null {
    const age = daysBetween(utcDayOf(myCompany.run(read, {}, actor).createdAt), today)
    if (!canCreateTeams(actor) || age > NEW_FOR_DAYS) return null
    const done = {
      'create-team': read.where(teams, { deletedAt: null }).length > 0,
      'create-goal': read.where(teamGoals, {}).length > 0,
      'create-metric': read.where(metrics, { deletedAt: null }).length > 0,
      'invite-team': read.where(people, {}).length > 1,
      'run-meeting': read.where(meetings, {}).length > 0,
    }
    return Object.values(done).every(Boolean) ? null : done
  },
})
