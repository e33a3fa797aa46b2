import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import {
  createMetric,
  deleteMetric,
  reorderMetrics,
  restoreMetric,
  updateMetric,
} from './metrics.mutations.ts'
import { metricRow, metricsOfTeam } from './metrics.queries.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], pool: Cast['pool'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, pool, stop } = await cast())
})
afterAll(() => stop())

const NOT_FOUND = { text: { kind: 'not-found', title: 'Not found' } }
const refused = (title: string, detail: string) => ({ text: { title, detail } })

function draft(owner: Player, name: string) {
  return {
    id: newId(),
    teamId: harbor.teams.crew as string | null,
    ownerId: owner.id as string | null,
    name,
    description: null,
    unit: 'number' as const,
    targetValue: 100,
    targetLogic: 'greater_than_or_equal' as const,
    aggregationType: 'total' as const,
  }
}

async function metricOf(owner: Player, name: string): Promise<string> {
  const metric = draft(owner, name)
  await owner.does(createMetric, metric)
  return metric.id
}

const crewNames = async () =>
  (await harbor.omar.asks(metricsOfTeam, { teamId: harbor.teams.crew })).map(({ name }) => name)

const stored = async (id: string) => (await harbor.omar.asks(metricRow, { metricId: id }))?.metric

describe('adding a metric', () => {
  test('a member adds one to the own team, and it stands last for everybody in it', async () => {
    await metricOf(harbor.lena, 'Knots per hour')
    await harbor.omar.does(createMetric, { ...draft(harbor.lena, '  Fish landed '), description: '' })
    expect((await crewNames()).slice(-2)).toEqual(['Knots per hour', 'Fish landed'])
    expect(await harbor.theo.asks(metricsOfTeam, { teamId: harbor.teams.crew })).toContainEqual(
      expect.objectContaining({
        name: 'Fish landed',
        description: null,
        ownerId: harbor.lena.id,
        createdBy: harbor.omar.id,
      }),
    )
  })

  test.each([
    [{ name: '  ' }, 'Metric name is required'],
    [{ unit: null }, 'Unit is required'],
    [{ ownerId: null }, 'Owner is required'],
    [{ teamId: null }, 'Team ID is required'],
    [{ targetValue: 1e16 }, 'Enter a smaller number: at most 1,000,000,000,000,000.'],
  ])('without what it needs (%o) it is refused: %s', async (patch, detail) => {
    const attempt = harbor.lena.does(createMetric, { ...draft(harbor.lena, 'Half a metric'), ...patch })
    await expect(attempt).rejects.toMatchObject(refused('Failed to add metric', detail))
    expect(await crewNames()).not.toContain('Half a metric')
  })

  test('a name the owner uses already is refused, a deleted one’s and a colleague’s are free', async () => {
    const first = await metricOf(harbor.lena, 'Ropes spliced')
    await expect(metricOf(harbor.lena, 'ropes SPLICED')).rejects.toMatchObject(
      refused(
        'Failed to add metric',
        'A metric named "ropes SPLICED" already exists for this team member and week. Please choose a different name.',
      ),
    )
    await metricOf(harbor.omar, 'Ropes spliced')
    await harbor.lena.does(deleteMetric, { metricId: first })
    await metricOf(harbor.lena, 'Ropes spliced')
  })

  test('the database too keeps a name for one metric of an owner in a team', async () => {
    const [first, second] = [await metricOf(harbor.lena, 'Buoys laid'), await metricOf(harbor.lena, 'Buoys')]
    const steal = inCompany(pool, harbor.companyId, null, (client) =>
      client.query(
        'update metrics set claimed_name = (select claimed_name from metrics where id = $1) where id = $2',
        [first, second],
      ),
    )
    await expect(steal).rejects.toMatchObject({ constraint: 'metrics_claimed_name' })
  })

  test('somebody inactive or outside the team cannot own it', async () => {
    const detail = 'Choose an owner who is an active member of this team.'
    const byIna = { ...draft(harbor.lena, 'Ghost watch'), ownerId: harbor.ina.id }
    await expect(harbor.lena.does(createMetric, byIna)).rejects.toMatchObject(
      refused('Failed to add metric', detail),
    )
    const byLena = { ...draft(harbor.lena, 'Ghost watch'), teamId: harbor.teams.leadership }
    await expect(harbor.omar.does(createMetric, byLena)).rejects.toMatchObject(
      refused('Failed to add metric', detail),
    )
  })
})

describe('attacks on adding', () => {
  test('a member cannot add to a team that is not theirs', async () => {
    const elsewhere = { ...draft(harbor.lena, 'Mutiny'), teamId: harbor.teams.leadership }
    await expect(harbor.lena.does(createMetric, elsewhere)).rejects.toMatchObject(
      refused('Failed to add metric', "You don't have permission to add metrics to this team."),
    )
  })

  test('view-only and inactive people cannot add at all', async () => {
    for (const player of [harbor.theo, harbor.ina]) {
      await expect(player.does(createMetric, draft(player, 'Mutiny'))).rejects.toMatchObject({
        text: { kind: 'denied' },
      })
    }
  })

  test('ids of another company are as unknown as ids of nothing', async () => {
    for (const teamId of [harbor.teams.crew, newId()]) {
      const attempt = lantern.ravi.does(createMetric, { ...draft(lantern.ravi, 'Mutiny'), teamId })
      await expect(attempt).rejects.toMatchObject(NOT_FOUND)
    }
    for (const ownerId of [harbor.lena.id, newId()]) {
      const own = { ...draft(lantern.ravi, 'Mutiny'), teamId: lantern.teams.leadership, ownerId }
      await expect(lantern.ravi.does(createMetric, own)).rejects.toMatchObject(NOT_FOUND)
    }
  })

  test('the creator is the session’s person, whatever the sender says', async () => {
    const forged = { ...draft(harbor.lena, 'Forged'), createdBy: harbor.maya.id }
    await expect(harbor.lena.does(createMetric, forged)).rejects.toMatchObject({ text: { kind: 'invalid' } })
  })
})

describe('changing a metric', () => {
  test('its owner and a manager may, another member may not', async () => {
    const own = await metricOf(harbor.lena, 'Sails patched')
    await harbor.lena.does(updateMetric, { metricId: own, targetValue: 7, targetLogic: 'equal' })
    await harbor.omar.does(updateMetric, { metricId: own, description: 'Main and jib' })
    expect(await stored(own)).toMatchObject({
      targetValue: 7,
      targetLogic: 'equal',
      description: 'Main and jib',
    })
    const foreign = await metricOf(harbor.omar, 'Charts drawn')
    await expect(harbor.lena.does(updateMetric, { metricId: foreign, targetValue: 1 })).rejects.toMatchObject(
      refused('Update Failed', 'Only the owner of a metric or a manager can change it.'),
    )
    await expect(harbor.theo.does(updateMetric, { metricId: own, targetValue: 1 })).rejects.toMatchObject({
      text: { kind: 'denied' },
    })
  })

  test('what it needs cannot be taken away', async () => {
    const id = await metricOf(harbor.lena, 'Bilge pumped')
    for (const patch of [{ name: ' ' }, { targetValue: null }]) {
      await expect(harbor.lena.does(updateMetric, { metricId: id, ...patch })).rejects.toMatchObject(
        refused('Update Failed', 'Metric configuration update failed. Changes have been reverted.'),
      )
    }
    expect(await stored(id)).toMatchObject({ name: 'Bilge pumped', targetValue: 100 })
  })

  test('renamed to another’s name both are kept, and the name stays taken', async () => {
    const [first, second] = [
      await metricOf(harbor.lena, 'Watches stood'),
      await metricOf(harbor.lena, 'Watches'),
    ]
    await harbor.lena.does(updateMetric, { metricId: second, name: 'Watches stood' })
    expect((await crewNames()).filter((name) => name === 'Watches stood')).toHaveLength(2)
    await harbor.lena.does(deleteMetric, { metricId: first })
    await expect(metricOf(harbor.lena, 'Watches stood')).rejects.toThrow('already exists')
    await harbor.lena.does(restoreMetric, { metricId: first })
    expect((await crewNames()).filter((name) => name === 'Watches stood')).toHaveLength(2)
  })

  test('a manager moves it to another team of theirs, with an owner who is there', async () => {
    const id = await metricOf(harbor.omar, 'Cargo stowed')
    await harbor.omar.does(updateMetric, { metricId: id, teamId: harbor.teams.leadership })
    expect(await crewNames()).not.toContain('Cargo stowed')
    expect(await harbor.lena.asks(metricRow, { metricId: id })).toBeNull()
    const stays = await metricOf(harbor.lena, 'Decks holystoned')
    await expect(
      harbor.omar.does(updateMetric, { metricId: stays, teamId: harbor.teams.leadership }),
    ).rejects.toMatchObject(refused('Update Failed', 'Choose an owner who is an active member of this team.'))
  })

  test('a member cannot push it into a team they are not in', async () => {
    const id = await metricOf(harbor.lena, 'Lines coiled')
    const attempt = harbor.lena.does(updateMetric, {
      metricId: id,
      teamId: harbor.teams.leadership,
      ownerId: harbor.omar.id,
    })
    await expect(attempt).rejects.toMatchObject({ text: { kind: 'denied' } })
  })

  test('somebody from another company finds no such metric', async () => {
    const id = await metricOf(harbor.lena, 'Barnacles scraped')
    await expect(lantern.ravi.does(updateMetric, { metricId: id, targetValue: 1 })).rejects.toMatchObject(
      NOT_FOUND,
    )
    await expect(
      lantern.ravi.does(updateMetric, { metricId: newId(), targetValue: 1 }),
    ).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('deleting a metric', () => {
  test('only its owner may, and may undo it', async () => {
    const id = await metricOf(harbor.lena, 'Lamps trimmed')
    for (const player of [harbor.omar, harbor.maya, harbor.theo]) {
      await expect(player.does(deleteMetric, { metricId: id })).rejects.toMatchObject({
        text: { kind: 'denied' },
      })
    }
    await expect(lantern.ravi.does(deleteMetric, { metricId: id })).rejects.toMatchObject(NOT_FOUND)
    await harbor.lena.does(deleteMetric, { metricId: id })
    expect(await crewNames()).not.toContain('Lamps trimmed')
    await expect(harbor.omar.does(restoreMetric, { metricId: id })).rejects.toMatchObject({
      text: { kind: 'denied' },
    })
    await harbor.lena.does(restoreMetric, { metricId: id })
    expect(await crewNames()).toContain('Lamps trimmed')
  })

  test('what was deleted cannot be changed or deleted again', async () => {
    const id = await metricOf(harbor.lena, 'Sand swept')
    await harbor.lena.does(deleteMetric, { metricId: id })
    const gone = refused('Failed to update metric', 'Metric with ID not found or has been deleted')
    await expect(harbor.lena.does(updateMetric, { metricId: id, targetValue: 1 })).rejects.toMatchObject(gone)
    await expect(harbor.lena.does(deleteMetric, { metricId: id })).rejects.toMatchObject(gone)
  })
})

describe('the order of the scorecard', () => {
  test('a manager sets it for the team; what was not named comes after', async () => {
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
    const denied = { text: { kind: 'denied' } }
    await expect(harbor.lena.does(reorderMetrics, { teamId: crew, metricIds: [id] })).rejects.toMatchObject(
      denied,
    )
    await expect(
      harbor.omar.does(reorderMetrics, { teamId: leadership, metricIds: [id] }),
    ).rejects.toMatchObject(
      refused('Failed to reorder metrics', 'Metric with ID not found or has been deleted'),
    )
    await expect(lantern.ravi.does(reorderMetrics, { teamId: crew, metricIds: [id] })).rejects.toMatchObject(
      denied,
    )
    await expect(
      lantern.ravi.does(reorderMetrics, { teamId: lantern.teams.leadership, metricIds: [id] }),
    ).rejects.toMatchObject(NOT_FOUND)
  })
})

test('a team’s metrics are shown to that team and to who manages all teams, to nobody else', async () => {
  const { crew, leadership } = harbor.teams
  await expect(harbor.lena.asks(metricsOfTeam, { teamId: leadership })).rejects.toMatchObject({ text: {} })
  await expect(lantern.ravi.asks(metricsOfTeam, { teamId: crew })).rejects.toMatchObject({ text: {} })
  await expect(harbor.ina.asks(metricsOfTeam, { teamId: crew })).rejects.toMatchObject({ text: {} })
  expect(await harbor.maya.asks(metricsOfTeam, { teamId: crew })).not.toEqual([])
})
