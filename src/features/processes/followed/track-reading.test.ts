import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { deleteMetric } from '../../metrics/definition/delete-metrics.mutations.ts'
import { metrics, metricValues } from '../../metrics/metrics.table.ts'
import { cellOf, setMetricValue } from '../../metrics/values/metric-values.mutations.ts'
import { removeTeamMember } from '../../people/team-members.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { archiveProcess } from '../processes.mutations.ts'
import { processOf, publishedOf } from '../processes-harness.ts'
import { addReader } from '../readers/readers.mutations.ts'
import { settleCompany } from '../readings/settle.server.ts'
import { followedByEveryone } from './followed.queries.ts'
import { enterReadings } from './enter-readings.server.ts'
import { trackReading } from './track-reading.mutations.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  harbor = story.harbor
})
afterAll(() => story.stop())

const today = utcDayOf(new Date().toISOString())
const MONDAY = addDays(mondayOf(today), 7)
const WEEK = addDays(MONDAY, -7)

/** What the hourly job does at a time of next week. */
const hourOf = (day: string) => enterReadings(story, harbor.companyId, `${day}T08:23:00.000Z`)

async function tracked(owner = harbor.omar): Promise<{ id: string; metricId: string }> {
  const { omar, teams } = harbor
  const id = await publishedOf(omar, teams.crew)
  const everyone = { kind: 'everyone', toTeamId: null, toSeatId: null, toPersonId: null } as const
  await omar.does(addReader, { id: newId(), processId: id, ...everyone, days: 14 })
  await settleCompany(story, harbor.companyId)
  const metricId = newId()
  await owner.does(trackReading, { processId: id, metricId, name: `Read ${metricId}` })
  return { id, metricId }
}

const valuesOf = async (metricId: string) => {
  const store = (await story.node.company(harbor.companyId))!.replica.store
  return store.where(metricValues, { metricId })
}

test('reading is tracked as a percentage of 80, whose value comes each Monday once in the owner’s name', async () => {
  const { omar } = harbor
  const { id, metricId } = await tracked()
  expect(omar.holds(metrics).find((one) => one.id === metricId)).toMatchObject({
    unit: 'percentage',
    targetValue: 80,
    targetLogic: 'greater_than_or_equal',
    ownerId: omar.id,
  })
  expect(await omar.asks(followedByEveryone, { processId: id, today })).toMatchObject({
    readingMetric: { id: metricId },
  })
  // Not before the first Monday.
  await hourOf(today)
  expect(await valuesOf(metricId)).toEqual([])
  // Twice at once, as two nodes would, and again with each hour of the week.
  await Promise.all([hourOf(MONDAY), hourOf(MONDAY)])
  await hourOf(addDays(MONDAY, 2))
  expect(await valuesOf(metricId)).toMatchObject([{ week: WEEK, value: 0, updatedBy: omar.id, earlier: [] }])
  // A second time nothing is made.
  await omar.does(trackReading, { processId: id, metricId: newId(), name: 'Another' })
  expect(omar.holds(metrics).some(({ name }) => name === 'Another')).toBe(false)
})

test('only those who write a process track it, once it is published', async () => {
  const { omar, lena, theo, teams } = harbor
  const draft = await processOf(omar, teams.crew)
  const track = { processId: draft, metricId: newId(), name: 'Mooring: read' }
  await expect(omar.does(trackReading, track)).rejects.toMatchObject(refused('process/not-published'))
  await expect(lena.does(trackReading, track)).rejects.toMatchObject(refused('process/not-yours'))
  await expect(theo.does(trackReading, track)).rejects.toMatchObject(refused('access/denied'))
})

test('what somebody has entered stays', async () => {
  const { omar } = harbor
  const { metricId } = await tracked()
  await omar.does(setMetricValue, { ...cellOf(metricId, WEEK), value: 55 })
  await hourOf(MONDAY)
  expect(await valuesOf(metricId)).toMatchObject([{ value: 55 }])
})

test('nothing is entered for an archived process, a deleted metric or an owner who is not on the team', async () => {
  const { maya, omar, teams } = harbor
  const [archived, deleted, left] = [await tracked(), await tracked(), await tracked()]
  await omar.does(archiveProcess, { id: archived.id })
  await omar.does(deleteMetric, { metricId: deleted.metricId })
  await hourOf(MONDAY)
  expect(await valuesOf(archived.metricId)).toEqual([])
  expect(await valuesOf(deleted.metricId)).toEqual([])
  expect(await valuesOf(left.metricId)).toHaveLength(1)
  await maya.does(removeTeamMember, { teamId: teams.crew, personId: omar.id })
  await hourOf(addDays(MONDAY, 7))
  expect(await valuesOf(left.metricId)).toHaveLength(1)
})
