import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { madeInMeeting } from '../../meetings/made-in-meeting.reads.ts'
import { findLiveMetric } from '../../metrics/metrics.reads.ts'
import { metricRow } from '../../metrics/metrics.queries.ts'
import { assignmentsOf } from '../../metrics/teams/metric-teams.reads.ts'
import { canViewMetrics } from '../../metrics/metrics.access.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { issues } from '../issues.table.ts'
import { dueWeekOf, usualBefore } from './promise.rules.ts'
import { refuse } from './promises.refusals.ts'
import { direction, issuePromises } from './promises.table.ts'
import { PROMISE_NOT_KEPT } from './promises.text.ts'

/** Names the metric that the solution of an issue should move, in place of one named before. */
export const promiseOutcome = defineMutation('promiseOutcome', {
  failure: PROMISE_NOT_KEPT,
  input: {
    issueId: ref('issues'),
    metricId: ref('metrics'),
    direction: direction(),
    meetingId: ref('meetings').nullable(),
  },
  // One that was taken back long ago is in no browser, and is written over.
  reaches: ({ issueId }) => [spanOf(issuePromises, { issueId })],
  may: (actor) => canWriteWork(actor) && canViewMetrics(actor),
  run(tx, { issueId, metricId, ...given }, { actor, now }) {
    const { teamId, title, resolvedAt, archivedAt } = tx.find(issues, issueId)
    if (resolvedAt === null || archivedAt !== null) refuse('promise/issue-open')
    const metric = findLiveMetric(tx, metricId)
    const isShown =
      metric.teamId === teamId || assignmentsOf(tx, metricId).some((one) => one.teamId === teamId)
    if (!isShown) refuse('promise/not-your-metric')
    const fromWeek = mondayOf(utcDayOf(resolvedAt))
    const row = metricRow.run(tx, { metricId }, actor)
    const usual = (row && usualBefore(row, fromWeek)) ?? refuse('promise/too-few-weeks')
    const promise = {
      id: issueId,
      issueId,
      teamId,
      metricId,
      title,
      direction: given.direction,
      meetingId: madeInMeeting(tx, given.meetingId, teamId),
      fromWeek,
      dueWeek: dueWeekOf(fromWeek),
      ...usual,
      promisedBy: actor.id,
      promisedAt: now,
      withdrawnAt: null,
    }
    if (tx.get(issuePromises, issueId)) tx.update(issuePromises, issueId, promise)
    else tx.insert(issuePromises, promise)
  },
})

/** Takes a promise back, as if the solution had named no metric. */
export const withdrawPromise = defineMutation('withdrawPromise', {
  failure: PROMISE_NOT_KEPT,
  input: { id: ref('issue_promises') },
  may: canWriteWork,
  run(tx, { id }, { now }) {
    if (tx.find(issuePromises, id).withdrawnAt !== null) refuse('promise/none')
    tx.update(issuePromises, id, { withdrawnAt: now })
  },
})
