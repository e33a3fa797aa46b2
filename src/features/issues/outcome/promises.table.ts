import { defineTable, follow, type RowOf } from '../../../sync/define-table.ts'
import { choice, date, number, ref, text, timestamp, uuid } from '../../../sync/fields.ts'
import { liveFor } from '../../../sync/live-while.ts'
import { team } from '../../../sync/scope.ts'
import { TITLE_LENGTH } from '../../work/work.rules.ts'
import { issues } from '../issues.table.ts'

export const direction = () => choice('up', 'down')

/** Which metric the solution of an issue should move. The id is the issue's. */
export const issuePromises = defineTable(
  'issue_promises',
  {
    id: uuid(),
    issueId: ref('issues'),
    teamId: ref('teams'),
    metricId: ref('metrics'),
    /** The running meeting in which it was promised. */
    meetingId: ref('meetings').nullable(),
    /** The issue's at that time: the issue itself leaves the browsers long before the promise is due. */
    title: text({ max: TITLE_LENGTH }),
    direction: direction(),
    /** The Monday of the week in which the issue was solved. */
    fromWeek: date(),
    /** The Monday of the last of the thirteen weeks after it. */
    dueWeek: date(),
    /** What was usual in the thirteen weeks before (`usualRange`). */
    mean: number(),
    low: number(),
    high: number(),
    promisedBy: ref('people'),
    promisedAt: timestamp(),
    /** When it was taken back, by somebody or because the issue was opened again. */
    withdrawnAt: timestamp().nullable(),
  },
  {
    scope: (promise) => team(promise.teamId),
    indexes: [['teamId'], ['issueId'], ['meetingId']],
    live: [liveFor(30, 'dueWeek', 'withdrawnAt')],
    follows: [
      follow('issueId', issues, (promise, { after }, now) => {
        if (!after) return null
        if (after.status === 'open' && promise.withdrawnAt === null) return { withdrawnAt: now }
        return after.teamId === promise.teamId ? null : { teamId: after.teamId }
      }),
    ],
  },
)

export type IssuePromise = RowOf<typeof issuePromises>

export type Direction = IssuePromise['direction']
