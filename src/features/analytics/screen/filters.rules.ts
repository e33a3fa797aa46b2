import type { Day } from '../../time/calendar.rules.ts'
import { DEFAULT_PERIOD, type Period, periodProblem, PERIODS } from '../period/analysed-period.rules.ts'

/** What the address of the page says. */
export interface AnalyticsSearch {
  /** Ids with commas between. */
  teams?: string
  period?: string
  from?: string
  to?: string
  compare?: string
}

export interface Filters {
  /** None means all that one may see. */
  readonly teamIds: readonly string[]
  readonly period: Period
  readonly compares: boolean
}

/** What an address asks for; what makes no sense in it counts for nothing. */
export function filtersOf({ teams, period, from, to, compare }: AnalyticsSearch): Filters {
  return {
    teamIds: teams ? teams.split(',') : [],
    period: ownDays(from, to) ?? PERIODS.find((name) => name === period) ?? DEFAULT_PERIOD,
    compares: compare === 'before',
  }
}

const ownDays = (from: Day | undefined, to: Day | undefined): Period | null =>
  from !== undefined && to !== undefined && periodProblem({ from, to }) === null ? { from, to } : null

/** As an address says it, and as the server is asked. What is as it is by itself is left out. */
export const searchOf = ({ teamIds, period, compares }: Filters): AnalyticsSearch => ({
  ...(teamIds.length > 0 && { teams: teamIds.join(',') }),
  ...(typeof period !== 'string' ? period : period !== DEFAULT_PERIOD && { period }),
  ...(compares && { compare: 'before' }),
})
