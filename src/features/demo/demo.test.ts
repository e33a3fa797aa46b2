import { expect, test } from 'vitest'
import { cast } from '../../../tests/cast.ts'
import type { Row, Table } from '../../sync/define-table.ts'
import { discussions } from '../comments/discussions.table.ts'
import { discussionReads } from '../comments/following.table.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { issues } from '../issues/issues.table.ts'
import { issuePromises } from '../issues/outcome/promises.table.ts'
import {
  metricDefinitions,
  metricGroups,
  metrics,
  metricTeamAssignments,
  metricValues,
} from '../metrics/metrics.table.ts'
import { checkupAnswers, checkupResults, checkups } from '../tools/checkups/checkups.table.ts'
import { percentOf } from '../tools/checkups/results.rules.ts'
import { conversationNotes, conversations, conversationSides } from '../conversations/conversations.table.ts'
import { fitRatings } from '../fit/fit.table.ts'
import { parseFormula } from '../metrics/formulas/formula.rules.ts'
import { isByHand } from '../metrics/sources/fill.rules.ts'
import { inletState } from '../metrics/sources/inlets.server.ts'
import { seatMetrics, seats } from '../org-chart/org-chart.table.ts'
import { processMetrics } from '../processes/followed/followed.table.ts'
import { processes, processPublished, processSteps } from '../processes/processes.table.ts'
import { processReadings } from '../processes/readers/readers.table.ts'
import { settleCompany } from '../processes/readings/settle.server.ts'
import { people } from '../people/people.table.ts'
import { teams } from '../teams/teams.table.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { issueVotes } from '../voting/voting.table.ts'
import { DEMO_COMPANY } from './demo-company.server.ts'
import { demoPeople, seedDemo } from './demo.server.ts'

test('the demo company is made once, whole, and its people can be found', async () => {
  const { node, pool, stop } = await cast()
  expect(await seedDemo({ node, pool })).toBe(true)
  expect(await seedDemo({ node, pool })).toBe(false)
  const { rows } = await pool.query('select company_id from company_slugs where slug = $1', [
    DEMO_COMPANY.slug,
  ])
  const { store } = (await node.company(rows[0].company_id))!.replica
  const count = <R extends Row>(table: Table<R>) => store.where(table, {}).length
  expect([count(people), count(teams), count(metrics), count(metricValues)]).toEqual([12, 4, 23, 21 * 13 - 1])
  // The first to whom a visitor is led has something to do at once.
  const nora = store.where(people, { email: demoPeople()[0]!.email })[0]!
  const lastWeek = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
  const owed = store
    .where(metrics, { ownerId: nora.id })
    .filter(({ id }) => store.where(metricValues, { metricId: id }).every(({ week }) => week !== lastWeek))
  expect(owed.map(({ name }) => name)).toEqual(['Customer visits'])
  const calculated = store.where(metrics, {}).flatMap(({ formula }) => formula ?? [])
  expect(calculated.map((text) => parseFormula(text))).toEqual([
    expect.objectContaining({ formula: expect.anything() }),
    expect.objectContaining({ formula: expect.anything() }),
  ])
  expect([count(metricGroups), count(metricDefinitions), count(metricTeamAssignments)]).toEqual([3, 2, 1])
  expect(count(issuePromises)).toBe(2)
  // Meetings in which people voted and raised something, or analytics of participation would be empty.
  const inMeetings = [
    store.where(issueVotes, {}).filter(({ meetingId }) => meetingId !== null),
    store.where(headlines, {}).filter(({ meetingId }) => meetingId !== null),
    store.where(issues, {}).filter(({ meetingId }) => meetingId !== null),
  ]
  expect(inMeetings.every((rows) => rows.length >= 3)).toBe(true)
  const unheard = store.where(discussions, {}).filter(({ id, made, lastCommentBy }) => {
    const read = store.where(discussionReads, { discussionId: id, personId: lastCommentBy ?? '' })[0]
    return made > 0 && (!read || read.seen < made)
  })
  expect(unheard, 'discussions that wait for whoever spoke last').toEqual([])
  expect([count(seats), count(seatMetrics)]).toEqual([18, 5])
  expect([count(processes), count(processPublished), count(processMetrics)]).toEqual([8, 7, 8])
  expect(store.where(processSteps, {}).filter(({ seatId }) => seatId !== null).length).toBeGreaterThan(20)
  // Nothing of it would be settled otherwise.
  const readings = store.where(processReadings, {})
  await settleCompany({ node }, rows[0].company_id)
  expect(store.where(processReadings, {})).toEqual(readings)
  expect(store.where(fitRatings, {}).filter(({ publishedAt }) => publishedAt === null)).toHaveLength(4)
  expect([count(checkups), count(checkupResults), count(checkupAnswers)]).toEqual([3, 2, 3])
  expect(store.where(checkups, { closedAt: null })[0]).toMatchObject({ answered: 3 })
  expect(new Set(store.where(checkupResults, {}).map(percentOf))).toEqual(new Set([58, 72]))
  expect([count(conversations), count(conversationSides), count(conversationNotes)]).toEqual([5, 10, 4])
  expect(new Set(store.where(fitRatings, {}).map(({ quarter }) => quarter)).size).toBe(4)
  expect(store.where(seats, {}).filter(({ holderIds }) => holderIds.length === 0)).toHaveLength(2)

  const cash = store.where(metrics, { name: 'Cash on hand' })[0]!
  const place = { companyId: rows[0].company_id as string, metricId: cash.id }
  const standing = store
    .where(metricValues, { metricId: cash.id })
    .map(({ week, value }) => ({ week, value }))
    .toSorted((left, right) => right.week.localeCompare(left.week))
  const { since, runs } = await inletState({ node }, place)
  expect(new Date(runs.at(-1)!.at).toISOString()).toBe(since)
  expect(runs.map(({ week, value }) => ({ week, value }))).toEqual(standing)
  const lineage = await node.options.inCompany(place.companyId, null, (client) =>
    client.query('select week::text, value from metric_lineage where metric_id = $1 order by week desc', [
      cash.id,
    ]),
  )
  expect(lineage.rows).toEqual(standing)
  expect(store.where(metricValues, { metricId: cash.id }).some(isByHand)).toBe(false)

  const accounts = await pool.query('select email from users')
  expect(demoPeople().every(({ email }) => accounts.rows.some((row) => row.email === email))).toBe(true)
  await stop()
})
