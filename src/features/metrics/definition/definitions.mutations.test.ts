import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { metricsIn } from '../metrics-harness.ts'
import { metricRow } from '../metrics.queries.ts'
import { metricValueId } from '../values/metric-values.rules.ts'
import { cellOf, setMetricValue } from '../values/metric-values.mutations.ts'
import { metricWeek } from '../values/metric-week.rules.ts'
import { MOST_DEFINITIONS, removeDefinition, restoreDefinition } from './definitions.mutations.ts'
import { definitionChanges } from './definitions.queries.ts'
import { updateMetric } from './metric-definition.mutations.ts'
import { CONFIGURATION_NOT_UPDATED } from './metric-definition.text.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const { metricOf } = metricsIn(() => harbor)

const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))
const weeksAgo = (weeks: number): string => addDays(THIS_WEEK, -7 * weeks)

const rowOf = async (metricId: string) => (await harbor.omar.asks(metricRow, { metricId }))!

/** The targets of the last weeks, oldest first. */
async function targets(metricId: string, count = 4): Promise<(number | null)[]> {
  const row = await rowOf(metricId)
  return Array.from(
    { length: count },
    (_, index) => metricWeek(row, weeksAgo(count - 1 - index)).target.value,
  )
}

describe('a change from a week on', () => {
  test('leaves earlier weeks their target and colour', async () => {
    const metricId = await metricOf(harbor.lena, 'Eels caught')
    await harbor.lena.does(setMetricValue, { ...cellOf(metricId, weeksAgo(1)), value: 120 })
    await harbor.lena.does(updateMetric, { metricId, targetValue: 200, fromWeek: THIS_WEEK })
    expect(await targets(metricId)).toEqual([100, 100, 100, 200])
    expect(metricWeek(await rowOf(metricId), weeksAgo(1)).status).toBe('met')
    await harbor.lena.does(updateMetric, { metricId, targetValue: 300, fromWeek: THIS_WEEK })
    expect(await targets(metricId)).toEqual([100, 100, 100, 300])
  })

  test('without a week, the past changes too', async () => {
    const metricId = await metricOf(harbor.lena, 'Eels smoked')
    await harbor.lena.does(updateMetric, { metricId, targetValue: 200, fromWeek: weeksAgo(1) })
    await harbor.lena.does(updateMetric, { metricId, targetValue: 50 })
    expect(await targets(metricId)).toEqual([50, 50, 50, 50])
    expect((await rowOf(metricId)).definitions).toEqual([])
  })

  test('leaves the earlier owner in the history, and a new name leaves nothing', async () => {
    const metricId = await metricOf(harbor.lena, 'Eels sold')
    await harbor.lena.does(updateMetric, { metricId, name: 'Eels sold in town', fromWeek: THIS_WEEK })
    expect((await rowOf(metricId)).definitions).toEqual([])
    await harbor.omar.does(updateMetric, { metricId, ownerId: harbor.omar.id, fromWeek: THIS_WEEK })
    expect(await harbor.omar.asks(definitionChanges, { metricId })).toMatchObject([
      {
        changed: ['ownerId'],
        before: { untilWeek: THIS_WEEK, createdBy: harbor.omar.id },
        owners: { before: { id: harbor.lena.id }, after: { id: harbor.omar.id } },
      },
    ])
  })

  test.each([
    ['a Tuesday', addDays(THIS_WEEK, -6)],
    ['next week but one', addDays(THIS_WEEK, 14)],
    ['the last century', '1999-12-27'],
  ])('cannot begin on %s', async (_, fromWeek) => {
    const metricId = await metricOf(harbor.lena, `Eels of ${fromWeek}`)
    const attempt = harbor.lena.does(updateMetric, { metricId, targetValue: 1, fromWeek })
    await expect(attempt).rejects.toMatchObject(refused('metric/not-a-week', CONFIGURATION_NOT_UPDATED))
  })

  test('goes with the metric to another team', async () => {
    const metricId = await metricOf(harbor.omar, 'Eels counted')
    await harbor.omar.does(updateMetric, { metricId, targetValue: 2, fromWeek: THIS_WEEK })
    const { crew, leadership } = harbor.teams
    await harbor.omar.does(updateMetric, { metricId, teamId: leadership })
    expect((await rowOf(metricId)).definitions).toMatchObject([{ teamId: leadership }])
    expect(await harbor.lena.asks(definitionChanges, { metricId })).toEqual([])
    await harbor.omar.does(updateMetric, { metricId, teamId: crew })
    expect(await harbor.lena.asks(definitionChanges, { metricId })).toHaveLength(1)
  })

  test('of two made offline for the same week both count, and the first target stays for the past', async () => {
    const metricId = await metricOf(harbor.lena, 'Eels weighed')
    await Promise.all([
      harbor.lena.does(updateMetric, { metricId, targetValue: 2, fromWeek: THIS_WEEK }),
      harbor.omar.does(updateMetric, { metricId, unit: 'currency', fromWeek: THIS_WEEK }),
    ])
    const row = await rowOf(metricId)
    expect(row.metric).toMatchObject({ targetValue: 2, unit: 'currency' })
    expect(row.definitions).toMatchObject([{ targetValue: 100, unit: 'number' }])
  })
})

describe('a change that is removed', () => {
  test('gives its weeks to the next one, and comes back', async () => {
    const metricId = await metricOf(harbor.lena, 'Crabs caught')
    await harbor.lena.does(updateMetric, { metricId, targetValue: 200, fromWeek: weeksAgo(2) })
    await harbor.lena.does(updateMetric, { metricId, targetValue: 300, fromWeek: weeksAgo(1) })
    const [, second] = (await rowOf(metricId)).definitions
    await harbor.lena.does(removeDefinition, { definitionId: second!.id })
    expect(await targets(metricId)).toEqual([100, 300, 300, 300])
    const { untilWeek, unit, targetValue, targetLogic, ownerId } = second!
    const step = { metricId, untilWeek, unit, targetValue, targetLogic, ownerId }
    await harbor.lena.does(restoreDefinition, step)
    await harbor.lena.does(restoreDefinition, { ...step, targetValue: 1 })
    expect(await targets(metricId)).toEqual([100, 200, 300, 300])
  })

  test('only by the owner and managers, and nobody of another company finds it', async () => {
    const metricId = await metricOf(harbor.omar, 'Crabs sold')
    await harbor.omar.does(updateMetric, { metricId, targetValue: 2, fromWeek: THIS_WEEK })
    const step = {
      metricId,
      untilWeek: weeksAgo(1),
      unit: 'number',
      targetValue: 1,
      targetLogic: 'equal',
      ownerId: harbor.omar.id,
    } as const
    const definitionId = metricValueId(metricId, THIS_WEEK)
    for (const [player, code] of [
      [harbor.lena, 'metric/owner-or-manager-only'],
      [harbor.theo, 'access/denied'],
      [lantern.ravi, 'access/not-found'],
    ] as const) {
      await expect(player.does(removeDefinition, { definitionId })).rejects.toMatchObject(refused(code))
      await expect(player.does(restoreDefinition, step)).rejects.toMatchObject(refused(code))
    }
    const foreign = { ...step, ownerId: lantern.ravi.id }
    await expect(harbor.omar.does(restoreDefinition, foreign)).rejects.toMatchObject(
      refused('access/not-found'),
    )
    await expect(harbor.omar.does(restoreDefinition, { ...step, targetValue: 1e16 })).rejects.toMatchObject(
      refused('value/too-large'),
    )
  })
})

test('a metric keeps a hundred earlier definitions, however often it is changed', async () => {
  const metricId = await metricOf(harbor.lena, 'Pots set')
  for (let week = MOST_DEFINITIONS; week > 0; week--)
    await harbor.lena.did(updateMetric, { metricId, targetValue: 1_000 + week, fromWeek: weeksAgo(week) })
  const onceMore = { metricId, targetValue: 0, fromWeek: THIS_WEEK }
  const refusal = refused('metric/too-many-definitions', CONFIGURATION_NOT_UPDATED)
  await expect(harbor.lena.does(updateMetric, onceMore)).rejects.toMatchObject(refusal)
  const { definitions } = await rowOf(metricId)
  expect(definitions).toHaveLength(MOST_DEFINITIONS)
  const {
    id: _id,
    teamId: _team,
    isShared: _shared,
    createdAt: _at,
    createdBy: _by,
    ...step
  } = definitions[0]!
  const further = { ...step, untilWeek: weeksAgo(MOST_DEFINITIONS + 1) }
  await expect(harbor.lena.does(restoreDefinition, further)).rejects.toMatchObject(refusal)
  await harbor.lena.does(updateMetric, { metricId, targetValue: 0 })
  expect((await rowOf(metricId)).definitions).toEqual([])
})
