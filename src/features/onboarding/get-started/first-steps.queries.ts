import { defineQuery } from '../../../sync/define-query.ts'
import { date } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { teamGoals } from '../../goals/goals.table.ts'
import { ENDED_LIVE_DAYS, meetings } from '../../meetings/meetings.table.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { liveChart, seatsIn } from '../../org-chart/seats/seats.reads.ts'
import { people } from '../../people/people.table.ts'
import { hasDirectorAccess } from '../../rights/actor.access.ts'
import { strategicPlans } from '../../strategy/strategy.table.ts'
import { teams } from '../../teams/teams.table.ts'
import { daysBetween, utcDayOf } from '../../time/calendar.rules.ts'
import { sampleTeams } from '../onboarding.table.ts'
import type { StepsDone } from './first-steps.rules.ts'

/** Older companies need no help, and their first meeting is no longer among the rows at hand. */
const NEW_FOR_DAYS = ENDED_LIVE_DAYS

/**
 * Which of the first steps are done, as far as the rows at hand tell, for directors of a new company; null for an older one. Sample data
 * count for nothing: they are there to be looked at. Add a step of `FIRST_STEPS` here as soon as the product has its rows.
 */
export const firstSteps = defineQuery('firstSteps', {
  input: { today: date() },
  visibleTo: hasDirectorAccess,
  run(read, { today }, actor): StepsDone | null {
    const founded = myCompany.run(read, {}, actor).createdAt
    if (daysBetween(utcDayOf(founded), today) > NEW_FOR_DAYS) return null
    const samples = new Map(read.where(sampleTeams, {}).map(({ id, addedAt }) => [id, addedAt]))
    const isOwn = ({ teamId, createdAt }: { teamId: string; createdAt: string }) =>
      createdAt > (samples.get(teamId) ?? '')
    const ownTeams = read.where(teams, { deletedAt: null }).filter(({ id }) => !samples.has(id))
    return {
      // A company is founded with one team, at the same moment.
      'create-team': ownTeams.length > 1 || ownTeams.some(({ createdAt }) => createdAt !== founded),
      'create-goal': read.where(teamGoals, {}).some(isOwn),
      'create-metric': read.where(metrics, { deletedAt: null }).some(isOwn),
      'invite-team': read.where(people, {}).length > 1,
      'run-meeting': read.where(meetings, {}).length > 0,
      'org-chart': hasSeats(read),
      strategy: read.where(strategicPlans, { archivedAt: null }).length > 0,
    }
  },
})

/** Whether there is any seat on the live chart. */
function hasSeats(read: Reader): boolean {
  const chart = liveChart(read)
  return chart !== undefined && seatsIn(read, chart.id).length > 0
}
