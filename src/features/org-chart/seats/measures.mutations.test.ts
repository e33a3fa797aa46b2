import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createMetric, updateMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { deleteMetric } from '../../metrics/definition/delete-metrics.mutations.ts'
import { metricChoices } from '../../metrics/formulas/formula.queries.ts'
import { assignMetric } from '../../metrics/teams/metric-teams.mutations.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import { createDraft } from '../charts/charts.mutations.ts'
import { seatsOfChart } from '../charts/charts.queries.ts'
import { seatsAdded, startedBy } from '../org-chart-harness.ts'
import { seatMetrics } from '../org-chart.table.ts'
import { addHolder } from './holders.mutations.ts'
import { linkMetric, MOST_MEASURES, unlinkMetric } from './measures.mutations.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
let chartId: string, topId: string
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
  ;({ chartId, topId } = await startedBy(harbor.maya))
})
afterAll(() => stop())

async function metricOf(teamId: string, ownerId = harbor.omar.id): Promise<string> {
  const id = newId()
  await harbor.maya.does(createMetric, {
    id,
    teamId,
    ownerId,
    name: `Knots ${id.slice(-6)}`,
    description: '',
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  return id
}

const linksOf = (player: (typeof harbor)['lena'], metricId: string) =>
  player.holds(seatMetrics).filter((link) => link.metricId === metricId)

test('only those who see the metric learn that a seat is measured by it', async () => {
  const metricId = await metricOf(harbor.teams.leadership)
  await harbor.maya.does(linkMetric, { seatId: topId, metricId })
  await harbor.maya.does(linkMetric, { seatId: topId, metricId })
  await harbor.omar.verifyStore()
  await harbor.lena.verifyStore()
  expect(linksOf(harbor.omar, metricId)).toHaveLength(1)
  expect(linksOf(harbor.lena, metricId)).toEqual([])
  await harbor.maya.does(updateMetric, { metricId, teamId: harbor.teams.crew })
  await harbor.lena.verifyStore()
  expect(linksOf(harbor.lena, metricId)).toMatchObject([{ teamId: harbor.teams.crew }])
  await harbor.maya.does(unlinkMetric, { seatId: topId, metricId })
  await harbor.lena.verifyStore()
  expect(linksOf(harbor.lena, metricId)).toEqual([])
})

test('a manager measures their own seat, and nobody a seat of a draft', async () => {
  const metricId = await metricOf(harbor.teams.crew)
  const link = { seatId: topId, metricId }
  await expect(harbor.omar.does(linkMetric, link)).rejects.toMatchObject(refused('org-chart/not-yours'))
  await harbor.maya.does(addHolder, { seatId: topId, personId: harbor.omar.id })
  await harbor.omar.does(linkMetric, link)
  const draftId = newId()
  await harbor.omar.does(createDraft, { id: draftId, name: 'Draft' })
  const [copy] = await harbor.omar.asks(seatsOfChart, { chartId: draftId })
  await expect(harbor.omar.does(linkMetric, { seatId: copy!.id, metricId })).rejects.toMatchObject(
    refused('org-chart/measured-on-live-chart'),
  )
})

test('nobody measures a seat that is neither theirs nor beneath theirs, nor stops measuring it', async () => {
  const metricId = await metricOf(harbor.teams.crew)
  const [beside] = (await seatsAdded(harbor.maya, chartId, null, 'Purser')) as [string]
  const link = { seatId: beside, metricId }
  await harbor.maya.does(linkMetric, link)
  for (const act of [linkMetric, unlinkMetric]) {
    await expect(harbor.omar.does(act, link)).rejects.toMatchObject(refused('org-chart/not-yours'))
    await expect(harbor.lena.does(act, link)).rejects.toMatchObject(refused('access/denied'))
    await expect(lantern.ravi.does(act, link)).rejects.toMatchObject(refused('access/not-found'))
  }
  expect(linksOf(harbor.lena, metricId)).toHaveLength(1)
})

test('a metric that another team shares is none to measure by, for those who are not on that team', async () => {
  const teamId = newId()
  await harbor.maya.does(createTeam, { id: teamId, membershipId: newId(), name: 'Yard' })
  const metricId = await metricOf(teamId, harbor.maya.id)
  await harbor.maya.does(assignMetric, { id: newId(), metricId, teamId: harbor.teams.crew })
  const link = { seatId: topId, metricId }
  expect((await harbor.omar.asks(metricChoices, {})).some(({ metric }) => metric.id === metricId)).toBe(true)
  await expect(harbor.omar.does(linkMetric, link)).rejects.toMatchObject(
    refused('org-chart/metric-of-others', 'Measures not changed'),
  )
  await harbor.maya.does(linkMetric, link)
})

test('a seat has twenty measures at most, none of them deleted', async () => {
  const [seatId] = (await seatsAdded(harbor.maya, chartId, topId, 'Gauge')) as [string]
  for (let count = 0; count < MOST_MEASURES; count++)
    await harbor.maya.does(linkMetric, { seatId, metricId: await metricOf(harbor.teams.crew) })
  const metricId = await metricOf(harbor.teams.crew)
  await expect(harbor.maya.does(linkMetric, { seatId, metricId })).rejects.toMatchObject(
    refused('org-chart/list-full'),
  )
  await harbor.omar.does(deleteMetric, { metricId })
  await expect(harbor.maya.does(linkMetric, { seatId: topId, metricId })).rejects.toMatchObject(
    refused('access/not-found'),
  )
})
