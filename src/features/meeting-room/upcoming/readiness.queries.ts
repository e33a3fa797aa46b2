import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { isFresh, lastMeetingEnd } from '../../headlines/headlines.rules.ts'
import { headlines } from '../../headlines/headlines.table.ts'
import { openIssuesOfTeam } from '../../issues/issues.queries.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { dueWeek } from '../../metrics/scorecard/periods.rules.ts'
import { numbersDue, overdueTasksOfTeam } from '../lobby/preparation.queries.ts'

/** How well a team is prepared for its meeting, in numbers. */
export interface Readiness {
  /** Numbers of the due week that are there, and how many there should be. */
  entered: number
  metrics: number
  /** Those of the missing ones that the reader enters. */
  mine: number
  overdueTasks: number
  /** Short-term ones that are open. */
  openIssues: number
  /** News for the meeting. */
  headlines: number
}

/** `today` is the reader's day, by which weeks are due and tasks late. */
export const readinessOf = defineQuery('readinessOf', {
  input: { teamId: ref('teams'), today: date() },
  visibleTo: (actor, { teamId }) => canTakePart(actor) && actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, today }, actor): Readiness {
    const week = dueWeek(today, mySettings.run(read, {}, actor))
    const owners = numbersDue.run(read, { teamId, week }, actor)
    const metrics = owners.reduce((sum, owner) => sum + owner.metrics.length, 0)
    const missing = owners.reduce((sum, owner) => sum + owner.missing, 0)
    return {
      entered: metrics - missing,
      metrics,
      mine: owners.find(({ ownerId }) => ownerId === actor.id)?.missing ?? 0,
      overdueTasks: overdueTasksOfTeam.run(read, { teamId, today }, actor).length,
      openIssues: openIssuesOfTeam.run(read, { teamId, issueType: 'short_term' }, actor).length,
      headlines: newsOf(read, teamId),
    }
  },
})

/** How many headlines came since the team's last meeting, or wait for one that is to come. */
function newsOf(read: Reader, teamId: string): number {
  const since = lastMeetingEnd(read.where(meetings, { teamId, deletedAt: null }))
  return read.where(headlines, { teamId, archivedAt: null }).filter((one) => isFresh(one, since)).length
}
