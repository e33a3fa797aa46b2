import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createMetric, updateMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { createDraft } from '../charts/charts.mutations.ts'
import { seatsOfChart } from '../charts/charts.queries.ts'
import { startedBy } from '../org-chart-harness.ts'
import { seatMetrics } from '../org-chart.table.ts'
import { addHolder } from './holders.mutations.ts'
import { linkMetric, unlinkMetric } from './measures.mutations.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
let topId: string
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
  ;({ topId } = await startedBy(harbor.maya))
})
afterAll(() => stop())

async function metricOf(teamId: string): Promise<string> {
  const id = newId()
  await harbor.maya.does(createMetric, {
    id,
    teamId,
    ownerId: harbor.omar.id,
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
