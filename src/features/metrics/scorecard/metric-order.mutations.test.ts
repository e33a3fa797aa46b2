import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { createMetric } from '../definition/metric-definition.mutations.ts'
import { metricsIn } from '../metrics-harness.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import { reorderMetrics } from './metric-order.mutations.ts'
import { METRICS_NOT_REORDERED } from './scorecard.text.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const { draft, metricOf } = metricsIn(() => harbor)

describe('the order of the scorecard', () => {
  test('a manager sets it for the team; metrics left out come after', async () => {
    const { maya } = harbor
    const teamId = harbor.teams.leadership
    const ids: string[] = []
    for (const name of ['One', 'Two', 'Three']) {
      const metric = { ...draft(maya, name), teamId }
      await maya.does(createMetric, metric)
      ids.push(metric.id)
    }
    const [one, two, three] = ids as [string, string, string]
    await maya.does(reorderMetrics, { teamId, metricIds: [three, one] })
    const named = (await maya.asks(metricsOfTeam, { teamId })).filter(({ id }) => ids.includes(id))
    expect(named.map(({ id }) => id)).toEqual([three, one, two])
  })

  test('members, other teams’ metrics and other companies’ are refused', async () => {
    const { crew, leadership } = harbor.teams
    const id = await metricOf(harbor.lena, 'Hammocks hung')
    const denied = refused('access/denied')
    await expect(harbor.lena.does(reorderMetrics, { teamId: crew, metricIds: [id] })).rejects.toMatchObject(
      denied,
    )
    await expect(
      harbor.omar.does(reorderMetrics, { teamId: leadership, metricIds: [id] }),
    ).rejects.toMatchObject(refused('metric/other-team', METRICS_NOT_REORDERED))
    await expect(lantern.ravi.does(reorderMetrics, { teamId: crew, metricIds: [id] })).rejects.toMatchObject(
      denied,
    )
    await expect(
      lantern.ravi.does(reorderMetrics, { teamId: lantern.teams.leadership, metricIds: [id] }),
    ).rejects.toMatchObject(refused('access/not-found'))
  })
})
