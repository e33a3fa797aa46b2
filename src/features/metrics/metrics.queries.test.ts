import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { metricsIn } from './metrics-harness.ts'
import { metricsOfTeam } from './metrics.queries.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const { metricOf } = metricsIn(() => harbor)

test('a team’s metrics are shown to that team and those who manage all teams, and to nobody else', async () => {
  const { crew, leadership } = harbor.teams
  await metricOf(harbor.lena, 'Nets mended')
  await expect(harbor.lena.asks(metricsOfTeam, { teamId: leadership })).rejects.toMatchObject(
    refused('access/denied'),
  )
  await expect(lantern.ravi.asks(metricsOfTeam, { teamId: crew })).rejects.toMatchObject(
    refused('access/denied'),
  )
  await expect(harbor.ina.asks(metricsOfTeam, { teamId: crew })).rejects.toMatchObject(
    refused('access/not-found'),
  )
  expect(await harbor.maya.asks(metricsOfTeam, { teamId: crew })).not.toEqual([])
})
