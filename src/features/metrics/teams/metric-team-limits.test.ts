import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import { deleteMetric } from '../definition/delete-metrics.mutations.ts'
import { createMetric } from '../definition/metric-definition.mutations.ts'
import { metricsIn } from '../metrics-harness.ts'
import { assignMetric, MOST_SHARED, MOST_TEAMS } from './metric-teams.mutations.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
})
afterAll(() => stop())

const { draft } = metricsIn(() => harbor)

async function metricOf(name: string): Promise<string> {
  const metric = draft(harbor.omar, name)
  await harbor.omar.did(createMetric, metric)
  return metric.id
}

const sharing = (metricId: string, teamId: string) => ({ id: newId(), metricId, teamId })

test('a metric is shown in a hundred other teams at most', async () => {
  const { omar } = harbor
  const metricId = await metricOf('Everywhere')
  const teamIds = Array.from({ length: MOST_TEAMS + 1 }, newId)
  for (const id of teamIds) await omar.did(createTeam, { id, membershipId: newId(), name: `Dock ${id}` })
  const [oneMore, last, ...others] = teamIds as [string, string, ...string[]]
  for (const teamId of others) await omar.did(assignMetric, sharing(metricId, teamId))
  await omar.does(assignMetric, sharing(metricId, last))
  const attempt = omar.does(assignMetric, sharing(metricId, oneMore))
  await expect(attempt).rejects.toMatchObject(refused('metric/too-many-teams'))
})

test('the company receives a hundred metrics of a team at most, however many are shared and deleted', async () => {
  const { omar, teams } = harbor
  // The one that is shown everywhere counts too.
  for (let count = 1; count < MOST_SHARED; count++) {
    const metricId = await metricOf(`Shared ${count}`)
    await omar.did(assignMetric, sharing(metricId, teams.leadership))
    await omar.did(deleteMetric, { metricId })
  }
  const oneMore = await metricOf('One more')
  const attempt = omar.does(assignMetric, sharing(oneMore, teams.leadership))
  await expect(attempt).rejects.toMatchObject(refused('metric/too-many-shared'))
})
