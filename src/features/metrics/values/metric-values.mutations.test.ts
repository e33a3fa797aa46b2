import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { newId } from '../../../sync/id.ts'
import { MAX_REQUEST_BYTES } from '../../../sync/protocol.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { deleteMetric } from '../definition/delete-metrics.mutations.ts'
import { createMetric, updateMetric } from '../definition/metric-definition.mutations.ts'
import { metricRow } from '../metrics.queries.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import {
  cellOf,
  cellsOf,
  MOST_CELLS,
  setCustomTarget,
  setMetricValue,
  setMetricValues,
} from './metric-values.mutations.ts'

let story: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
beforeAll(async () => {
  story = await cast()
  ;({ harbor, lantern } = story)
})
afterAll(() => story.stop())

const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))
const LAST_WEEK = addDays(THIS_WEEK, -7)
const NOT_FOUND = refused('access/not-found')
const DENIED = refused('access/denied')

let leads: string
beforeEach(async () => {
  leads = newId()
  await harbor.omar.does(createMetric, {
    id: leads,
    teamId: harbor.teams.crew,
    ownerId: harbor.omar.id,
    name: `Leads ${leads}`,
    description: null,
    unit: 'number',
    targetValue: 100,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
})

const cell = async (reader: Player, week = LAST_WEEK) =>
  (await reader.asks(metricRow, { metricId: leads }))?.values[week]

describe('entering a value', () => {
  test('a member of the team enters it, everybody in the team sees it, and a second one replaces it', async () => {
    await harbor.lena.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 12.5 })
    expect(await cell(harbor.theo)).toMatchObject({ value: 12.5, updatedBy: harbor.lena.id })
    await harbor.omar.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: -0.1 })
    expect(await cell(harbor.lena)).toMatchObject({ value: -0.1, updatedBy: harbor.omar.id })
  })

  test('null clears it and keeps the week’s own target', async () => {
    await harbor.omar.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 5 })
    const target = { customTargetValue: 4, customTargetLogic: 'equal' as const, targetNote: 'Holiday' }
    await harbor.omar.does(setCustomTarget, { ...cellOf(leads, LAST_WEEK), ...target })
    await harbor.omar.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: null })
    expect(await cell(harbor.lena)).toMatchObject({ value: null, ...target })
  })

  test('numbers are kept to the last digit', async () => {
    for (const value of [0, 0.1, -1234567.89, 1e15, 1e-7]) {
      await harbor.lena.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value })
      expect((await cell(harbor.lena))?.value).toBe(value)
    }
  })

  test('two people who fill the same empty cell at once make one value, and the later one stays', async () => {
    await Promise.all([
      harbor.lena.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 1 }).catch(() => undefined),
      harbor.omar.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 2 }).catch(() => undefined),
    ])
    const { rows } = await inCompany(story.pool, harbor.companyId, null, (client) =>
      client.query('select value::float8 from metric_values where metric_id = $1', [leads]),
    )
    expect(rows).toHaveLength(1)
    expect((await cell(harbor.theo))?.value).toBe(rows[0].value)
  })

  test.each([
    ['a Tuesday', addDays(LAST_WEEK, 1)],
    ['a week that has not begun', addDays(THIS_WEEK, 14)],
    ['a day before the calendar of the product', '0001-01-01'],
  ])('%s is refused', async (_name, week) => {
    await expect(
      harbor.lena.does(setMetricValue, { ...cellOf(leads, week), value: 1 }),
    ).rejects.toMatchObject(refused('value/not-a-week', METRIC_NOT_UPDATED))
  })

  test('a number that is too large is refused', async () => {
    await expect(
      harbor.lena.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 1.1e15 }),
    ).rejects.toMatchObject(refused('value/too-large', METRIC_NOT_UPDATED))
  })
})

describe('entering a block', () => {
  const block = (values: readonly (number | null)[], metricId = leads) =>
    cellsOf(values.map((value, index) => ({ metricId, week: addDays(LAST_WEEK, -7 * index), value })))

  test('a block goes in at once, and weeks keep their own target', async () => {
    const target = { customTargetValue: 4, customTargetLogic: null, targetNote: 'Holiday' }
    await harbor.omar.does(setCustomTarget, { ...cellOf(leads, LAST_WEEK), ...target })
    await harbor.lena.does(setMetricValues, block([5, null, 7]))
    expect(await cell(harbor.theo)).toMatchObject({ value: 5, ...target })
    expect((await cell(harbor.theo, addDays(LAST_WEEK, -14)))?.value).toBe(7)
  })

  test('one cell that is refused keeps out all of them', async () => {
    for (const [cells, code] of [
      [block([1, 1.1e15]), 'value/too-large'],
      [
        cellsOf([
          { metricId: leads, week: LAST_WEEK, value: 1 },
          { metricId: leads, week: addDays(THIS_WEEK, 14), value: 1 },
        ]),
        'value/not-a-week',
      ],
      [{ ...block([1, 2]), ids: block([1, 2]).ids.toReversed() }, 'access/not-found'],
      [{ ...block([1, 2]), ids: block([1]).ids }, 'access/not-found'],
      [{ ...block([1]), cells: [{ metric: 1, week: LAST_WEEK, value: 1 }] }, 'access/not-found'],
    ] as const)
      await expect(harbor.lena.does(setMetricValues, cells)).rejects.toMatchObject(refused(code))
    expect(await cell(harbor.omar)).toBeUndefined()
  })

  test('a metric of another team or company among others is not found', async () => {
    const margin = newId()
    await harbor.maya.does(createMetric, {
      id: margin,
      teamId: harbor.teams.leadership,
      ownerId: harbor.maya.id,
      name: 'Margin of the fleet',
      description: null,
      unit: 'number',
      targetValue: 20,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'average',
    })
    const cells = cellsOf([leads, margin].map((metricId) => ({ metricId, week: LAST_WEEK, value: 666 })))
    for (const player of [harbor.lena, lantern.ravi])
      await expect(player.does(setMetricValues, cells)).rejects.toMatchObject(NOT_FOUND)
    await expect(harbor.theo.does(setMetricValues, block([1]))).rejects.toMatchObject(DENIED)
    expect(await cell(harbor.omar)).toBeUndefined()
  })

  test('the largest block fits into one request, and a larger one is refused', async () => {
    const manyOf = (count: number) =>
      cellsOf(
        Array.from({ length: count }, (_, index) => ({
          metricId: leads,
          week: addDays(LAST_WEEK, -7 * (index % 1_000)),
          value: -123_456_789.123_456_7 - index,
        })),
      )
    expect(JSON.stringify(manyOf(MOST_CELLS)).length).toBeLessThan(MAX_REQUEST_BYTES - 2_048)
    await harbor.lena.does(setMetricValues, manyOf(1_000))
    expect((await cell(harbor.omar))?.value).toBe(-123_456_789.123_456_7)
    await expect(harbor.lena.does(setMetricValues, manyOf(MOST_CELLS + 1))).rejects.toMatchObject(
      refused('input/unreadable'),
    )
  })
})

describe('attacks on values', () => {
  test.each([
    ['view-only', 'theo', 'access/denied'],
    ['inactive', 'ina', 'access/no-member'],
  ] as const)('somebody %s enters nothing', async (_state, who, code) => {
    const attempt = harbor[who].does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 666 })
    await expect(attempt).rejects.toMatchObject(refused(code))
    expect(await cell(harbor.omar)).toBeUndefined()
  })

  test('people of another team or company find no such metric', async () => {
    const id = newId()
    await harbor.maya.does(createMetric, {
      id,
      teamId: harbor.teams.leadership,
      ownerId: harbor.maya.id,
      name: 'Margin',
      description: null,
      unit: 'percentage',
      targetValue: 20,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'average',
    })
    for (const player of [harbor.lena, lantern.ravi]) {
      for (const metricId of [id, newId()]) {
        const attempt = player.does(setMetricValue, { ...cellOf(metricId, LAST_WEEK), value: 666 })
        await expect(attempt).rejects.toMatchObject(NOT_FOUND)
      }
    }
  })

  test('the id of another cell is not accepted', async () => {
    await harbor.lena.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 1 })
    const { id } = cellOf(leads, LAST_WEEK)
    const attempt = harbor.lena.does(setMetricValue, { ...cellOf(leads, THIS_WEEK), id, value: 2 })
    await expect(attempt).rejects.toMatchObject(NOT_FOUND)
    expect((await cell(harbor.lena))?.value).toBe(1)
  })

  test('a deleted metric accepts no values', async () => {
    await harbor.omar.does(deleteMetric, { metricId: leads })
    await expect(
      harbor.lena.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 1 }),
    ).rejects.toMatchObject(refused('metric/gone', METRIC_NOT_UPDATED))
  })
})

describe('a week’s own target', () => {
  const target = { customTargetValue: 80, customTargetLogic: null, targetNote: ' Half the crew ashore ' }

  test('needs no value, and nulls remove it', async () => {
    await harbor.omar.does(setCustomTarget, { ...cellOf(leads, LAST_WEEK), ...target })
    expect(await cell(harbor.lena)).toMatchObject({
      value: null,
      customTargetValue: 80,
      targetNote: 'Half the crew ashore',
    })
    const none = { customTargetValue: null, customTargetLogic: null, targetNote: '' }
    await harbor.omar.does(setCustomTarget, { ...cellOf(leads, LAST_WEEK), ...none })
    expect(await cell(harbor.lena)).toMatchObject({ customTargetValue: null, targetNote: null })
  })

  test('can be set by the metric’s owner and by managers', async () => {
    await harbor.maya.does(setCustomTarget, { ...cellOf(leads, LAST_WEEK), ...target })
    await expect(
      harbor.lena.does(setCustomTarget, { ...cellOf(leads, LAST_WEEK), ...target }),
    ).rejects.toMatchObject(refused('metric/owner-or-manager-only', METRIC_NOT_UPDATED))
    await expect(
      harbor.theo.does(setCustomTarget, { ...cellOf(leads, LAST_WEEK), ...target }),
    ).rejects.toMatchObject(DENIED)
  })
})

describe('values of weeks long past, which browsers do not hold', () => {
  const longAgo = addDays(THIS_WEEK, -52 * 7)

  async function enterDirectly(week: string) {
    await inCompany(story.pool, harbor.companyId, null, (client) =>
      client.query(
        `insert into metric_values (company_id, id, metric_id, team_id, week, value, custom_target_value, updated_by, updated_at)
         values ($1, $2, $3, $4, $5, 1, 40, $6, now())`,
        [harbor.companyId, cellOf(leads, week).id, leads, harbor.teams.crew, week, harbor.omar.id],
      ),
    )
  }

  async function stored() {
    const { rows } = await inCompany(story.pool, harbor.companyId, null, (client) =>
      client.query(
        `select week, team_id as team, value::float8 as value, custom_target_value::float8 as target
         from metric_values where metric_id = $1 order by week`,
        [leads],
      ),
    )
    return rows
  }

  test('follow their metric to another team', async () => {
    await enterDirectly(longAgo)
    await harbor.omar.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 3 })
    await harbor.omar.does(updateMetric, { metricId: leads, teamId: harbor.teams.leadership })
    expect((await cell(harbor.maya))?.value).toBe(3)
    const team = harbor.teams.leadership
    expect(await stored()).toMatchObject([
      { week: longAgo, team },
      { week: LAST_WEEK, team },
    ])
  })

  test('take an edit, from whoever enters it next', async () => {
    await enterDirectly(longAgo)
    await harbor.lena.does(setMetricValue, { ...cellOf(leads, longAgo), value: 2 })
    await harbor.omar.does(setMetricValue, { ...cellOf(leads, longAgo), value: 3 })
    await harbor.lena.does(setMetricValue, { ...cellOf(leads, longAgo), value: null })
    expect(await stored()).toMatchObject([{ week: longAgo, value: null, target: 40 }])
  })

  test('keep their own target when they get a value', async () => {
    await enterDirectly(longAgo)
    await story.node.run(harbor.companyId, harbor.lena.id, setMetricValue, {
      ...cellOf(leads, longAgo),
      value: 44,
    })
    expect(await stored()).toMatchObject([{ week: longAgo, value: 44, target: 40 }])
  })
})
