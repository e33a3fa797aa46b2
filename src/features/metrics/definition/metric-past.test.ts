import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { metricsIn } from '../metrics-harness.ts'
import { metricHistory } from '../panel/panel.queries.ts'
import { assignMetric, removeMetricFromTeam } from '../teams/metric-teams.mutations.ts'
import { newId } from '../../../sync/id.ts'
import { updateMetric } from './metric-definition.mutations.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
})
afterAll(() => stop())

const { metricOf } = metricsIn(() => harbor)

test('a metric tells who renamed it and moved it, to those as well whose team it has come to', async () => {
  const { maya, omar, lena, teams } = harbor
  const metricId = await metricOf(omar, 'Cargo stowed')
  await omar.does(updateMetric, { metricId, name: 'Cargo landed' })
  await omar.does(updateMetric, { metricId, targetValue: 7 })
  await omar.does(updateMetric, { metricId, teamId: teams.leadership })
  const changes = async (of: typeof maya) => (await of.asks(metricHistory, { metricId }))?.changes
  expect(await changes(omar)).toMatchObject([
    { by: omar.id, team: { before: 'Crew', after: 'Leadership' } },
    { by: omar.id, name: { before: 'Cargo stowed', after: 'Cargo landed' } },
  ])
  await omar.does(updateMetric, { metricId, teamId: teams.crew })
  expect(await changes(lena)).toMatchObject([
    { team: { before: 'Leadership', after: 'Crew' } },
    { team: { before: 'Crew', after: 'Leadership' } },
    { name: { after: 'Cargo landed' } },
  ])
})

test('a team that takes a metric over because its own gave it up is in its history', async () => {
  const { omar, teams } = harbor
  const metricId = await metricOf(omar, 'Tides read')
  await omar.does(assignMetric, { id: newId(), metricId, teamId: teams.leadership })
  await omar.does(removeMetricFromTeam, { metricId, teamId: teams.crew })
  const history = await omar.asks(metricHistory, { metricId })
  expect(history?.changes).toMatchObject([{ by: omar.id, team: { before: 'Crew', after: 'Leadership' } }])
})
