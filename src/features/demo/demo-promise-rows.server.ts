import { newId } from '../../sync/id.ts'
import { NO_SOURCE, UNTOUCHED } from '../issues/issues.rules.ts'
import { issues } from '../issues/issues.table.ts'
import { dueWeekOf } from '../issues/outcome/promise.rules.ts'
import { issuePromises } from '../issues/outcome/promises.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { daysBefore } from './days-before.server.ts'
import type { DemoIds } from './demo-company.server.ts'

/** What the leadership team has solved, and which metric that should move from what was usual. */
const DEMO_PROMISES = [
  {
    who: 'tomas',
    title: 'Gaskets crack in the cold and come back under warranty',
    weeksAgo: 14,
    metric: 'Warranty returns',
    direction: 'down',
    usual: { mean: 12, low: 7.5, high: 16.5 },
  },
  {
    who: 'idris',
    title: 'We learn of late displays on the day they should arrive',
    weeksAgo: 4,
    metric: 'On-time delivery',
    direction: 'up',
    usual: { mean: 91.4, low: 86.2, high: 96.6 },
  },
] as const

/** The solved issues and what they promise, one of which is due. */
export const promiseRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_PROMISES.flatMap(({ who, title, weeksAgo, metric, direction, usual }) => {
    const id = newId()
    const [teamId, ownerId] = [ids.teams.leadership, ids.people[who]!]
    const fromWeek = addDays(mondayOf(utcDayOf(now)), -7 * weeksAgo)
    const resolvedAt = `${addDays(fromWeek, 1)}T09:30:00.000Z`
    const createdAt = daysBefore(resolvedAt, 12)
    return [
      newRow(issues, {
        id,
        title,
        description: null,
        issueType: 'short_term',
        status: 'resolved',
        teamId,
        ownerId,
        meetingId: null,
        ...NO_SOURCE,
        createdBy: ownerId,
        createdAt,
        updatedAt: resolvedAt,
        resolvedAt,
        resolvedBy: ownerId,
        archivedAt: null,
        ...UNTOUCHED,
      }),
      newRow(issuePromises, {
        id,
        issueId: id,
        teamId,
        metricId: ids.metrics[metric]!,
        meetingId: null,
        title,
        direction,
        fromWeek,
        dueWeek: dueWeekOf(fromWeek),
        ...usual,
        promisedBy: ownerId,
        promisedAt: resolvedAt,
        withdrawnAt: null,
      }),
    ]
  })
