import type { Here } from '../../../sync/here.ts'
import { team } from '../../../sync/scope.ts'
import type { Day } from '../../time/calendar.rules.ts'

/** The place where people enter values; what of it is a metric's week. */
export const SCORECARD_PLACE = 'scorecard'

/** Where somebody is who enters a value for this week, for those who see the team's scorecard. */
export const enteringAt = (teamId: string, metricId: string, week: Day): Here => ({
  scope: team(teamId),
  place: SCORECARD_PLACE,
  what: `${metricId} ${week}`,
})

/** The metric and week that `enteringAt` named. What others sent may be anything. */
export function enteredAt({ what }: Pick<Here, 'what'>): { metricId: string; week: Day } {
  const [metricId = '', week = ''] = what.split(' ')
  return { metricId, week }
}
