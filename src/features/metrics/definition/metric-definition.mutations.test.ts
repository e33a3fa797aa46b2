import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { newId } from '../../../sync/id.ts'
import { metricsIn } from '../metrics-harness.ts'
import { metricRow, metricsOfTeam } from '../metrics.queries.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import { deleteMetric, restoreMetric } from './delete-metrics.mutations.ts'
import { createMetric, updateMetric } from './metric-definition.mutations.ts'
import { CONFIGURATION_NOT_UPDATED, METRIC_NOT_ADDED, METRIC_NOT_DELETED } from './metric-definition.text.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], pool: Cast['pool'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, pool, stop } = await cast())
})
afterAll(() => stop())

const { draft, metricOf, crewNames, stored } = metricsIn(() => harbor)

const NOT_FOUND = refused('access/not-found')
const DENIED = refused('access/denied')

describe('adding a metric', () => {
  test('a member adds one to their team, and everybody in it sees it last', async () => {
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
    [{ name: '  ' }, 'metric/name-required'],
    [{ unit: null }, 'metric/unit-required'],
    [{ ownerId: null }, 'metric/owner-required'],
    [{ teamId: null }, 'metric/team-required'],
    [{ targetValue: 1e16 }, 'value/too-large'],
  ])('with %o it is refused: %s', async (patch, code) => {
    const attempt = harbor.lena.does(createMetric, { ...draft(harbor.lena, 'Half a metric'), ...patch })
    await expect(attempt).rejects.toMatchObject(refused(code, METRIC_NOT_ADDED))
    expect(await crewNames()).not.toContain('Half a metric')
  })

  test('a name that the owner already uses is refused; those of deleted metrics and of colleagues are free', async () => {
    const first = await metricOf(harbor.lena, 'Ropes spliced')
    await expect(metricOf(harbor.lena, 'ropes SPLICED')).rejects.toMatchObject(
      refused('metric/name-taken', METRIC_NOT_ADDED),
    )
    await metricOf(harbor.omar, 'Ropes spliced')
    await harbor.lena.does(deleteMetric, { metricId: first })
    await metricOf(harbor.lena, 'Ropes spliced')
  })

  test('a metric may be called null beside one whose name another had first', async () => {
    const first = await metricOf(harbor.lena, 'Sails mended')
    const second = await metricOf(harbor.lena, 'Sails')
    await harbor.lena.does(updateMetric, { metricId: second, name: 'Sails mended' })
    const metricId = await metricOf(harbor.lena, 'Null')
    await harbor.lena.does(updateMetric, { metricId, targetValue: 7 })
    const claims = await Promise.all(
      [first, second, metricId].map(async (id) => (await stored(id))?.claimedName),
    )
    expect(claims).toEqual(['sails mended', null, 'null'])
  })

  test('the database too allows a name only once for each owner and team', async () => {
    const [first, second] = [await metricOf(harbor.lena, 'Buoys laid'), await metricOf(harbor.lena, 'Buoys')]
    const steal = inCompany(pool, harbor.companyId, null, (client) =>
      client.query(
        `update metrics set claimed_name = (select claimed_name from metrics where company_id = $1 and id = $2)
         where company_id = $1 and id = $3`,
        [harbor.companyId, first, second],
      ),
    )
    await expect(steal).rejects.toThrow('metrics_claimed_name')
  })

  test('inactive people and people outside the team cannot own it', async () => {
    const refusal = refused('metric/owner-not-in-team', METRIC_NOT_ADDED)
    const byIna = { ...draft(harbor.lena, 'Ghost watch'), ownerId: harbor.ina.id }
    await expect(harbor.lena.does(createMetric, byIna)).rejects.toMatchObject(refusal)
    const byLena = { ...draft(harbor.lena, 'Ghost watch'), teamId: harbor.teams.leadership }
    await expect(harbor.omar.does(createMetric, byLena)).rejects.toMatchObject(refusal)
  })
})

describe('attacks on adding', () => {
  test('a member cannot add one to another team', async () => {
    const elsewhere = { ...draft(harbor.lena, 'Mutiny'), teamId: harbor.teams.leadership }
    await expect(harbor.lena.does(createMetric, elsewhere)).rejects.toMatchObject(
      refused('metric/not-your-team', METRIC_NOT_ADDED),
    )
  })

  test.each([
    ['view-only', 'theo', 'access/denied'],
    ['inactive', 'ina', 'access/no-member'],
  ] as const)('somebody %s cannot add one', async (_state, who, code) => {
    const attempt = harbor[who].does(createMetric, draft(harbor[who], 'Mutiny'))
    await expect(attempt).rejects.toMatchObject(refused(code))
  })

  test('ids of another company are answered like ids that do not exist', async () => {
    for (const teamId of [harbor.teams.crew, newId()]) {
      const attempt = lantern.ravi.does(createMetric, { ...draft(lantern.ravi, 'Mutiny'), teamId })
      await expect(attempt).rejects.toMatchObject(NOT_FOUND)
    }
    for (const ownerId of [harbor.lena.id, newId()]) {
      const own = { ...draft(lantern.ravi, 'Mutiny'), teamId: lantern.teams.leadership, ownerId }
      await expect(lantern.ravi.does(createMetric, own)).rejects.toMatchObject(NOT_FOUND)
    }
  })

  test('the sender cannot say who created it', async () => {
    const forged = { ...draft(harbor.lena, 'Forged'), createdBy: harbor.maya.id }
    await expect(harbor.lena.does(createMetric, forged)).rejects.toMatchObject(refused('input/unreadable'))
  })
})

describe('changing a metric', () => {
  test('the owner and managers may, other members may not', async () => {
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
      refused('metric/owner-or-manager-only', CONFIGURATION_NOT_UPDATED),
    )
    await expect(harbor.theo.does(updateMetric, { metricId: own, targetValue: 1 })).rejects.toMatchObject(
      DENIED,
    )
  })

  test('required fields cannot be emptied', async () => {
    const id = await metricOf(harbor.lena, 'Bilge pumped')
    for (const patch of [{ name: ' ' }, { targetValue: null }]) {
      await expect(harbor.lena.does(updateMetric, { metricId: id, ...patch })).rejects.toMatchObject(
        refused('metric/incomplete', 'Update Failed'),
      )
    }
    expect(await stored(id)).toMatchObject({ name: 'Bilge pumped', targetValue: 100 })
  })

  test('it can be renamed to the name of another, both are kept, and the name stays taken', async () => {
    const [first, second] = [
      await metricOf(harbor.lena, 'Watches stood'),
      await metricOf(harbor.lena, 'Watches'),
    ]
    await harbor.lena.does(updateMetric, { metricId: second, name: 'Watches stood' })
    expect((await crewNames()).filter((name) => name === 'Watches stood')).toHaveLength(2)
    await harbor.lena.does(deleteMetric, { metricId: first })
    await expect(metricOf(harbor.lena, 'Watches stood')).rejects.toMatchObject(refused('metric/name-taken'))
    await harbor.lena.does(restoreMetric, { metricId: first })
    expect((await crewNames()).filter((name) => name === 'Watches stood')).toHaveLength(2)
  })

  test('a manager moves it to another of their teams if the owner is on it', async () => {
    const id = await metricOf(harbor.omar, 'Cargo stowed')
    await harbor.omar.does(updateMetric, { metricId: id, teamId: harbor.teams.leadership })
    expect(await crewNames()).not.toContain('Cargo stowed')
    expect(await harbor.lena.asks(metricRow, { metricId: id })).toBeNull()
    const stays = await metricOf(harbor.lena, 'Decks holystoned')
    await expect(
      harbor.omar.does(updateMetric, { metricId: stays, teamId: harbor.teams.leadership }),
    ).rejects.toMatchObject(refused('metric/owner-not-in-team', CONFIGURATION_NOT_UPDATED))
  })

  test('the values of long past weeks, which no live set holds, move with it', async () => {
    const id = await metricOf(harbor.omar, 'Charts corrected')
    await inCompany(pool, harbor.companyId, null, (client) =>
      client.query(
        `insert into metric_values (company_id, id, metric_id, team_id, week, value, updated_by, updated_at)
         values ($1, $2, $3, $4, '2020-01-06', 7, $5, now())`,
        [harbor.companyId, newId(), id, harbor.teams.crew, harbor.omar.id],
      ),
    )
    await harbor.omar.does(updateMetric, { metricId: id, teamId: harbor.teams.leadership })
    const { rows } = await inCompany(pool, harbor.companyId, null, (client) =>
      client.query('select team_id from metric_values where company_id = $1 and metric_id = $2', [
        harbor.companyId,
        id,
      ]),
    )
    expect(rows).toEqual([{ team_id: harbor.teams.leadership }])
  })

  test('a member cannot move it to a team they are not on', async () => {
    const id = await metricOf(harbor.lena, 'Lines coiled')
    const attempt = harbor.lena.does(updateMetric, {
      metricId: id,
      teamId: harbor.teams.leadership,
      ownerId: harbor.omar.id,
    })
    await expect(attempt).rejects.toMatchObject(refused('metric/not-your-team', CONFIGURATION_NOT_UPDATED))
  })

  test('people of another company find no such metric', async () => {
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
  test('only the owner may, and may undo it', async () => {
    const id = await metricOf(harbor.lena, 'Lamps trimmed')
    const ownerOnly = refused('metric/owner-only', 'Delete Failed')
    for (const player of [harbor.omar, harbor.maya]) {
      await expect(player.does(deleteMetric, { metricId: id })).rejects.toMatchObject(ownerOnly)
    }
    await expect(harbor.theo.does(deleteMetric, { metricId: id })).rejects.toMatchObject(DENIED)
    await expect(lantern.ravi.does(deleteMetric, { metricId: id })).rejects.toMatchObject(NOT_FOUND)
    await harbor.lena.does(deleteMetric, { metricId: id })
    expect(await crewNames()).not.toContain('Lamps trimmed')
    await expect(harbor.omar.does(restoreMetric, { metricId: id })).rejects.toMatchObject(
      refused('metric/restored-by-owner-only', METRIC_NOT_UPDATED),
    )
    await harbor.lena.does(restoreMetric, { metricId: id })
    expect(await crewNames()).toContain('Lamps trimmed')
  })

  test('a deleted metric cannot be changed or deleted again', async () => {
    const id = await metricOf(harbor.lena, 'Sand swept')
    await harbor.lena.does(deleteMetric, { metricId: id })
    const gone = refused('metric/gone', METRIC_NOT_UPDATED)
    await expect(harbor.lena.does(updateMetric, { metricId: id, targetValue: 1 })).rejects.toMatchObject(gone)
    await expect(harbor.lena.does(deleteMetric, { metricId: id })).rejects.toMatchObject({
      text: { code: 'metric/already-deleted', title: METRIC_NOT_DELETED, detail: 'Metric not found' },
    })
  })
})
