import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import type { SyncNode } from '../../../sync/server/node.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { deleteMetric, restoreMetric } from '../definition/delete-metrics.mutations.ts'
import { createMetric, updateMetric } from '../definition/metric-definition.mutations.ts'
import { CONFIGURATION_NOT_UPDATED, METRIC_NOT_ADDED } from '../definition/metric-definition.text.ts'
import { metricsIn } from '../metrics-harness.ts'
import { metricRow } from '../metrics.queries.ts'
import { cellOf, setCustomTarget, setMetricValue } from '../values/metric-values.mutations.ts'
import { metricWeek } from '../values/metric-week.rules.ts'

let scene: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
beforeAll(async () => {
  scene = await cast()
  ;({ harbor, lantern } = scene)
})
afterAll(() => scene.stop())

const { draft, metricOf, stored } = metricsIn(() => harbor)
const WEEK = mondayOf(addDays(utcDayOf(new Date().toISOString()), -7))

async function formulaOf(owner: Player, name: string, formula: string): Promise<string> {
  const metric = { ...draft(owner, name), formula }
  await owner.does(createMetric, metric)
  return metric.id
}

async function weekOf(reader: Player, metricId: string) {
  const row = await reader.asks(metricRow, { metricId })
  return row && metricWeek(row, WEEK)
}

const enter = (player: Player, metricId: string, value: number) =>
  player.does(setMetricValue, { ...cellOf(metricId, WEEK), value })

describe('a formula', () => {
  test('is calculated from what is entered for other metrics, and follows them', async () => {
    const [won, offers] = [await metricOf(harbor.lena, 'Won'), await metricOf(harbor.omar, 'Offers')]
    const rate = await formulaOf(harbor.lena, 'Win rate', `=[${won}]÷[${offers}]×100`)
    expect((await stored(rate))?.formula).toBe(`[${won}] / [${offers}] * 100`)
    await enter(harbor.lena, won, 3)
    expect(await weekOf(harbor.theo, rate)).toMatchObject({
      value: null,
      problem: /* nobody entered offers */ expect.stringContaining('Division by zero'),
    })
    await enter(harbor.lena, offers, 12)
    expect(await weekOf(harbor.theo, rate)).toMatchObject({ value: 25, problem: null, status: 'missed' })
  })

  test('takes no typed values, and what was typed before is there again without it', async () => {
    const [metric, input] = [await metricOf(harbor.lena, 'Typed'), await metricOf(harbor.lena, 'Input')]
    await enter(harbor.lena, metric, 5)
    await enter(harbor.lena, input, 4)
    await harbor.lena.does(updateMetric, { metricId: metric, formula: `[${input}] * 2` })
    expect(await weekOf(harbor.lena, metric)).toMatchObject({ value: 8 })
    await expect(enter(harbor.lena, metric, 6)).rejects.toMatchObject(refused('value/calculated'))
    const target = { customTargetValue: 9, customTargetLogic: 'equal' as const, targetNote: 'Holiday' }
    await harbor.lena.does(setCustomTarget, { ...cellOf(metric, WEEK), ...target })
    expect(await weekOf(harbor.lena, metric)).toMatchObject({ value: 8, target: { value: 9 } })
    await harbor.lena.does(updateMetric, { metricId: metric, formula: null })
    expect(await stored(metric)).toMatchObject({ formula: null })
    expect(await weekOf(harbor.lena, metric)).toMatchObject({ value: 5 })
  })

  test('says which metric is gone while one is deleted', async () => {
    const input = await metricOf(harbor.lena, 'Gone soon')
    const metric = await formulaOf(harbor.lena, 'Needs it', `[${input}] + 1`)
    await enter(harbor.lena, input, 4)
    await harbor.lena.does(deleteMetric, { metricId: input })
    expect(await weekOf(harbor.lena, metric)).toMatchObject({
      value: null,
      status: 'no-value',
      problem: 'Metric not found: Gone soon',
    })
    const again = harbor.lena.does(updateMetric, { metricId: metric, formula: `[${input}] + 2` })
    await expect(again).rejects.toMatchObject(refused('formula/metric-not-found', CONFIGURATION_NOT_UPDATED))
    await harbor.lena.does(updateMetric, { metricId: metric, name: 'Still needs it' })
    await harbor.lena.does(restoreMetric, { metricId: input })
    expect(await weekOf(harbor.lena, metric)).toMatchObject({ value: 5 })
  })
})

describe('formulas across teams', () => {
  test('are calculated for those who see all inputs; the others learn that they don’t, and no number', async () => {
    const { crew, leadership } = harbor.teams
    const secret = { ...draft(harbor.omar, 'Margin'), teamId: leadership }
    await harbor.omar.does(createMetric, secret)
    await enter(harbor.omar, secret.id, 17)
    const metric = await formulaOf(harbor.omar, 'Twice the margin', `[${secret.id}] * 2`)
    expect(await stored(metric)).toMatchObject({ teamId: crew, inputTeamIds: [leadership] })
    expect(await weekOf(harbor.omar, metric)).toMatchObject({ value: 34 })
    const row = await harbor.lena.asks(metricRow, { metricId: metric })
    expect(row?.inputs).toEqual({ [secret.id]: null })
    expect(metricWeek(row!, WEEK)).toMatchObject({
      value: null,
      problem: 'Uses numbers of a team you are not on',
    })
  })

  test('keep what somebody else put there when a person changes the rest', async () => {
    const { leadership } = harbor.teams
    const secret = { ...draft(harbor.omar, 'Payroll'), teamId: leadership }
    await harbor.omar.does(createMetric, secret)
    const own = await metricOf(harbor.lena, 'Hours')
    const shared = { ...draft(harbor.lena, 'Payroll an hour'), formula: `[${secret.id}] / 2` }
    await harbor.omar.does(createMetric, shared)
    const formula = `[${secret.id}] / [${own}]`
    await harbor.lena.does(updateMetric, { metricId: shared.id, formula })
    expect(await stored(shared.id)).toMatchObject({ formula, inputTeamIds: [leadership, harbor.teams.crew] })
  })
})

describe('attacks on formulas', () => {
  test('metrics that a person does not see, of other companies, or that never existed are all not found', async () => {
    const hidden = { ...draft(harbor.omar, 'Board'), teamId: harbor.teams.leadership }
    await harbor.omar.does(createMetric, hidden)
    const foreign = {
      ...draft(lantern.ravi, 'Abroad'),
      teamId: lantern.teams.leadership,
      ownerId: lantern.ravi.id,
    }
    await lantern.ravi.does(createMetric, foreign)
    const own = await metricOf(harbor.lena, 'Curious')
    for (const id of [hidden.id, foreign.id, newId()]) {
      await expect(formulaOf(harbor.lena, `Peek ${id}`, `[${id}]`)).rejects.toMatchObject(
        refused('access/not-found'),
      )
      const attempt = harbor.lena.does(updateMetric, { metricId: own, formula: `[${id}] + [${own}]` })
      await expect(attempt).rejects.toMatchObject(refused('access/not-found'))
    }
  })

  test.each([
    ['[x', 'formula/metric-not-found'],
    ['1 + 1', 'formula/no-metric'],
    ['constructor()', 'formula/metric-not-found'],
    ['1; drop table metrics', 'formula/invalid-operator'],
  ])('what is no formula is refused by the server too: %s', async (formula, code) => {
    const metric = { ...draft(harbor.lena, `Bad ${formula}`), formula }
    await expect(harbor.lena.does(createMetric, metric)).rejects.toMatchObject(
      refused(code, METRIC_NOT_ADDED),
    )
  })

  test('a text longer than any formula is refused', async () => {
    const metric = { ...draft(harbor.lena, 'Endless'), formula: '1+'.repeat(6_000) }
    await expect(harbor.lena.does(createMetric, metric)).rejects.toMatchObject(refused('input/invalid'))
  })

  test('nobody closes a circle, through themselves, through others, or through a team that they don’t see', async () => {
    const cycle = refused('formula/cycle', CONFIGURATION_NOT_UPDATED)
    const first = await metricOf(harbor.lena, 'First')
    const own = harbor.lena.does(updateMetric, { metricId: first, formula: `[${first}] + 1` })
    await expect(own).rejects.toMatchObject(cycle)
    const second = await formulaOf(harbor.lena, 'Second', `lag([${first}],1)`)
    const third = {
      ...draft(harbor.omar, 'Third'),
      teamId: harbor.teams.leadership,
      formula: `[${second}] * 2`,
    }
    await harbor.omar.does(createMetric, third)
    const fourth = await formulaOf(harbor.omar, 'Fourth', `[${third.id}] - 1`)
    const attempt = harbor.lena.does(updateMetric, { metricId: first, formula: `[${second}]` })
    await expect(attempt).rejects.toMatchObject(cycle)
    // Her own browser doesn't have the third, so only the server can know.
    const unseen = { metricId: first, formula: `[${fourth}]` }
    const sent = scene.node.run(harbor.companyId, harbor.lena.id, updateMetric, unseen)
    await expect(sent).rejects.toMatchObject(cycle)
  })

  test('a circle that was opened by a deletion is not closed again by the restoration', async () => {
    const [one, other] = [await metricOf(harbor.lena, 'One'), await metricOf(harbor.lena, 'Other')]
    const middle = await formulaOf(harbor.lena, 'Middle', `[${one}]`)
    await harbor.lena.does(updateMetric, { metricId: other, formula: `[${middle}]` })
    await harbor.lena.does(deleteMetric, { metricId: middle })
    const attempt = harbor.lena.does(updateMetric, { metricId: one, formula: `[${other}]` })
    await expect(attempt).rejects.toMatchObject(refused('formula/cycle'))
  })

  test('two people on two nodes who define a circle at the same time make none', async () => {
    const { companyId, lena, omar } = harbor
    const second: SyncNode = makeNode(scene.pool)
    await second.start()
    try {
      for (let round = 0; round < 5; round++) {
        const [a, b] = [await metricOf(lena, `Hen ${round}`), await metricOf(lena, `Egg ${round}`)]
        await second.company(companyId)
        const outcomes = await Promise.allSettled([
          scene.node.run(companyId, lena.id, updateMetric, { metricId: a, formula: `[${b}]` }),
          second.run(companyId, omar.id, updateMetric, { metricId: b, formula: `[${a}]` }),
        ])
        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
        const failure = outcomes.find((outcome) => outcome.status === 'rejected')
        expect(failure?.reason).toMatchObject(refused('formula/cycle', CONFIGURATION_NOT_UPDATED))
      }
    } finally {
      await second.stop()
    }
  })
})
