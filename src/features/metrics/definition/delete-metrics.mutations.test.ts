import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { metricsIn } from '../metrics-harness.ts'
import { deleteMetrics, MOST_AT_ONCE, restoreMetrics, takeBackMetrics } from './delete-metrics.mutations.ts'
import { createMetric, updateMetric } from './metric-definition.mutations.ts'
import { METRICS_NOT_DELETED, METRICS_NOT_RESTORED } from './metric-definition.text.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const { draft, metricOf, crewNames } = metricsIn(() => harbor)

describe('several metrics at once', () => {
  test('are deleted by their owner, and come back', async () => {
    const metricIds = [await metricOf(harbor.lena, 'Gulls'), await metricOf(harbor.lena, 'Terns')]
    await harbor.lena.does(deleteMetrics, { metricIds: [...metricIds, ...metricIds] })
    expect(await crewNames()).not.toEqual(expect.arrayContaining(['Gulls']))
    await expect(harbor.lena.does(deleteMetrics, { metricIds })).rejects.toMatchObject(
      refused('metric/already-deleted', METRICS_NOT_DELETED),
    )
    await expect(harbor.omar.does(restoreMetrics, { metricIds })).rejects.toMatchObject(
      refused('metric/restored-by-owner-only', METRICS_NOT_RESTORED),
    )
    await harbor.lena.does(restoreMetrics, { metricIds })
    expect(await crewNames()).toEqual(expect.arrayContaining(['Gulls', 'Terns']))
  })

  test('stay, all of them, if one is another’s or of another company', async () => {
    const [own, foreign] = [await metricOf(harbor.lena, 'Crows'), await metricOf(harbor.omar, 'Ravens')]
    const metricIds = [own, foreign]
    await expect(harbor.lena.does(deleteMetrics, { metricIds })).rejects.toMatchObject(
      refused('metric/owner-only', 'Delete Failed'),
    )
    expect(await crewNames()).toContain('Crows')
    for (const attempt of [
      () => lantern.ravi.does(deleteMetrics, { metricIds }),
      () => lantern.ravi.does(restoreMetrics, { metricIds }),
      () => harbor.lena.does(deleteMetrics, { metricIds: [own, newId()] }),
    ])
      await expect(attempt()).rejects.toMatchObject(refused('access/not-found'))
    await expect(harbor.theo.does(deleteMetrics, { metricIds })).rejects.toMatchObject(
      refused('access/denied'),
    )
  })

  test('are taken back by whoever has just added them for others, until somebody changes them', async () => {
    const [fresh, changed] = ['Herons', 'Storks'].map((name) => draft(harbor.omar, name))
    for (const metric of [fresh!, changed!]) await harbor.lena.does(createMetric, metric)
    await harbor.omar.does(updateMetric, { metricId: changed!.id, targetValue: 7 })
    for (const metricIds of [[fresh!.id, changed!.id], [await metricOf(harbor.omar, 'Cranes')]])
      await expect(harbor.lena.does(takeBackMetrics, { metricIds })).rejects.toMatchObject(
        refused('metric/owner-only', 'Delete Failed'),
      )
    await expect(lantern.ravi.does(takeBackMetrics, { metricIds: [fresh!.id] })).rejects.toMatchObject(
      refused('access/not-found'),
    )
    await harbor.lena.does(takeBackMetrics, { metricIds: [fresh!.id] })
    expect(await crewNames()).toEqual(expect.arrayContaining(['Storks', 'Cranes']))
    expect(await crewNames()).not.toContain('Herons')
    await harbor.omar.does(restoreMetrics, { metricIds: [fresh!.id] })
    expect(await crewNames()).toContain('Herons')
  })

  test('are a hundred at most', async () => {
    const metricIds = Array.from({ length: MOST_AT_ONCE + 1 }, newId)
    await expect(harbor.lena.does(deleteMetrics, { metricIds })).rejects.toMatchObject(
      refused('input/unreadable'),
    )
  })
})
