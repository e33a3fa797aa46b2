import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { openIssuesOfTeam } from '../../issues/issues.queries.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { dueWeek } from '../../metrics/scorecard/periods.rules.ts'
import { numbersDue, overdueTasksOfTeam } from '../lobby/preparation.queries.ts'

/** How well a team is prepared for its meeting, in numbers. */
export interface Readiness {
  /** Numbers of the due week that are there, and how many there should be. */
  entered: number
  metrics: number
  overdueTasks: number
  /** Short-term ones that are open. */
  openIssues: number
}

/** `today` is the reader's day, by which weeks are due and tasks late. */
export const readinessOf = defineQuery('readinessOf', {
  input: { teamId: ref('teams'), today: date() },
  visibleTo: (actor, { teamId }) => canTakePart(actor) && actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, today }, actor): Readiness {
    const week = dueWeek(today, mySettings.run(read, {}, actor))
    const numbers = numbersDue.run(read, { teamId, week }, actor).flatMap(({ metrics }) => metrics)
    return {
      entered: numbers.filter(({ isMissing }) => !isMissing).length,
      metrics: numbers.length,
      overdueTasks: overdueTasksOfTeam.run(read, { teamId, today }, actor).length,
      openIssues: openIssuesOfTeam.run(read, { teamId, issueType: 'short_term' }, actor).length,
    }
  },
})
