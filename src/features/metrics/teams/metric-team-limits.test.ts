import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import { deleteMetric } from '../definition/delete-metrics.mutations.ts'
import { metricsIn } from '../metrics-harness.ts'
import { assignMetric, MOST_SHARED, MOST_TEAMS } from './metric-teams.mutations.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
})
afterAll(() => stop())

const { metricOf } = metricsIn(() => harbor)

const assign = (metricId: string, teamId: string) =>
  harbor.omar.does(assignMetric, { id: newId(), metricId, teamId })

test('a metric is shown in a hundred other teams at most', async () => {
  const metricId = await metricOf(harbor.omar, 'Everywhere')
  const teamIds = Array.from({ length: MOST_TEAMS + 1 }, newId)
  for (const id of teamIds)
    await harbor.omar.does(createTeam, { id, membershipId: newId(), name: `Dock ${id}` })
  for (const teamId of teamIds.slice(1)) await assign(metricId, teamId)
  await expect(assign(metricId, teamIds[0]!)).rejects.toMatchObject(refused('metric/too-many-teams'))
})

test('the company receives a hundred metrics of a team at most, however many are shared and deleted', async () => {
  const { leadership } = harbor.teams
  for (let count = 1; count < MOST_SHARED; count++) {
    const metricId = await metricOf(harbor.omar, `Shared ${count}`)
    await assign(metricId, leadership)
    await harbor.omar.does(deleteMetric, { metricId })
  }
  const oneMore = await metricOf(harbor.omar, 'One more')
  await expect(assign(oneMore, leadership)).rejects.toMatchObject(refused('metric/too-many-shared'))
})
