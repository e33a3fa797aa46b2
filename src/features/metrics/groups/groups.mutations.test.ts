import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import { deleteMetric } from '../definition/delete-metrics.mutations.ts'
import { createMetric, updateMetric } from '../definition/metric-definition.mutations.ts'
import { metricsIn } from '../metrics-harness.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import {
  createMetricGroup,
  deleteMetricGroup,
  groupMetric,
  MOST_GROUPS,
  renameMetricGroup,
  reorderMetricGroups,
  restoreMetricGroup,
} from './groups.mutations.ts'
import { groupsOfTeam } from './groups.queries.ts'
import { GROUP_NOT_ADDED } from './groups.text.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const { draft } = metricsIn(() => harbor)

/** A team of omar's for each story. */
let teamId: string
beforeEach(async () => {
  teamId = newId()
  await harbor.omar.does(createTeam, { id: teamId, membershipId: newId(), name: `Dock ${teamId}` })
})

async function groupOf(name: string): Promise<string> {
  const id = newId()
  await harbor.omar.does(createMetricGroup, { id, teamId, name })
  return id
}

async function metricIn(groupId: string | null, name: string): Promise<string> {
  const metric = { ...draft(harbor.omar, name), teamId, groupId }
  await harbor.omar.does(createMetric, metric)
  return metric.id
}

const names = async () => (await harbor.omar.asks(groupsOfTeam, { teamId })).map(({ name }) => name)
const shown = async () => (await harbor.omar.asks(metricsOfTeam, { teamId })).map(({ name }) => name)

describe('groups of a scorecard', () => {
  test('stand in the order that a manager gives them, with their metrics', async () => {
    const [sails, ropes] = [await groupOf('Sails'), await groupOf('Ropes')]
    await metricIn(ropes, 'Knots')
    await metricIn(sails, 'Jibs')
    await metricIn(null, 'Gulls')
    expect(await shown()).toEqual(['Gulls', 'Jibs', 'Knots'])
    await harbor.omar.does(reorderMetricGroups, { teamId, groupIds: [ropes] })
    expect(await names()).toEqual(['Ropes', 'Sails'])
    expect(await shown()).toEqual(['Gulls', 'Knots', 'Jibs'])
    await harbor.omar.does(renameMetricGroup, { groupId: ropes, name: ' Lines ' })
    expect(await names()).toEqual(['Lines', 'Sails'])
  })

  test('when one is deleted its metrics stay, and with the group they come back', async () => {
    const [sails, ropes] = [await groupOf('Sails'), await groupOf('Ropes')]
    await metricIn(sails, 'Jibs')
    const knots = await metricIn(sails, 'Knots')
    await harbor.omar.does(deleteMetricGroup, { groupId: sails })
    expect(await names()).toEqual(['Ropes'])
    expect(await harbor.omar.asks(metricsOfTeam, { teamId })).toMatchObject([
      { name: 'Jibs', groupId: null },
      { name: 'Knots', groupId: null },
    ])
    await harbor.omar.does(groupMetric, { teamId, metricId: knots, groupId: ropes })
    await harbor.omar.does(restoreMetricGroup, { groupId: sails })
    expect(await harbor.omar.asks(metricsOfTeam, { teamId })).toMatchObject([
      { name: 'Jibs', groupId: sails },
      { name: 'Knots', groupId: ropes },
    ])
  })

  test('a metric takes no group of another team with it, nor a deleted one', async () => {
    const sails = await groupOf('Sails')
    const metricId = await metricIn(sails, `Jibs of ${teamId}`)
    await harbor.omar.does(updateMetric, { metricId, teamId: harbor.teams.leadership })
    const placed = await harbor.omar.asks(metricsOfTeam, { teamId: harbor.teams.leadership })
    const moved = placed.find(({ id }) => id === metricId)
    expect(moved).toMatchObject({ groupId: null })
    const gone = refused('group/gone')
    await expect(harbor.omar.does(updateMetric, { metricId, groupId: sails })).rejects.toMatchObject(gone)
    const { leadership } = harbor.teams
    const asLeaders = { teamId: leadership, metricId, groupId: sails }
    await expect(harbor.omar.does(groupMetric, asLeaders)).rejects.toMatchObject(gone)
    await expect(harbor.omar.does(groupMetric, { ...asLeaders, teamId })).rejects.toMatchObject(
      refused('metric/other-team'),
    )
    await harbor.omar.does(deleteMetricGroup, { groupId: sails })
    await expect(metricIn(sails, 'Masts')).rejects.toMatchObject(gone)
    await expect(harbor.omar.does(renameMetricGroup, { groupId: sails, name: 'Jib' })).rejects.toMatchObject(
      gone,
    )
    await harbor.omar.does(deleteMetric, { metricId })
    await expect(harbor.omar.does(groupMetric, { ...asLeaders, groupId: null })).rejects.toMatchObject(
      refused('metric/gone'),
    )
  })

  test('have names, each once', async () => {
    const sails = await groupOf('Sails')
    const ropes = await groupOf('Ropes')
    await expect(groupOf(' ')).rejects.toMatchObject(refused('group/name-required', GROUP_NOT_ADDED))
    await expect(groupOf('SAILS')).rejects.toMatchObject(refused('group/name-taken', GROUP_NOT_ADDED))
    await expect(
      harbor.omar.does(renameMetricGroup, { groupId: ropes, name: 'sails' }),
    ).rejects.toMatchObject(refused('group/name-taken'))
    await harbor.omar.does(renameMetricGroup, { groupId: sails, name: 'SAILS' })
  })

  test('are fifty at most, however often somebody adds and deletes', async () => {
    const first = await groupOf('0')
    for (let number = 1; number < MOST_GROUPS; number++) await groupOf(`${number}`)
    await expect(groupOf('one more')).rejects.toMatchObject(refused('group/too-many', GROUP_NOT_ADDED))
    await harbor.omar.does(deleteMetricGroup, { groupId: first })
    await groupOf('one more')
    await expect(harbor.omar.does(restoreMetricGroup, { groupId: first })).rejects.toMatchObject(
      refused('group/too-many'),
    )
  })
})

test('only managers of the team change its groups, and nobody else’s are found', async () => {
  const groupId = await groupOf('Sails')
  const metricId = await metricIn(null, 'Jibs')
  const attempts = (player: Player) => [
    () => player.does(createMetricGroup, { id: newId(), teamId, name: 'Mutiny' }),
    () => player.does(renameMetricGroup, { groupId, name: 'Mutiny' }),
    () => player.does(deleteMetricGroup, { groupId }),
    () => player.does(restoreMetricGroup, { groupId }),
    () => player.does(reorderMetricGroups, { teamId, groupIds: [groupId] }),
    () => player.does(groupMetric, { teamId, metricId, groupId }),
  ]
  for (const attempt of [...attempts(harbor.lena), ...attempts(harbor.theo)])
    await expect(attempt()).rejects.toMatchObject(refused('access/denied'))
  for (const attempt of attempts(lantern.ravi))
    await expect(attempt()).rejects.toMatchObject({ text: { code: expect.stringMatching(/^access\//) } })
  const { crew } = harbor.teams
  const foreign = { teamId: crew, groupIds: [groupId] }
  await expect(harbor.omar.does(reorderMetricGroups, foreign)).rejects.toMatchObject(refused('group/gone'))
  expect(await names()).toEqual(['Sails'])
})
