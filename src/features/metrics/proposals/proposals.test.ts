import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { newId } from '../../../sync/id.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../../time/calendar.rules.ts'
import { metricsIn } from '../metrics-harness.ts'
import { cellOf, setCustomTarget, setMetricValue } from '../values/metric-values.mutations.ts'
import { dismissMisses } from './proposals.mutations.ts'
import { missProposal } from './proposals.queries.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const { metricOf } = metricsIn(() => harbor)
const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))
const [LAST, BEFORE, FIRST] = weeksBack(addDays(THIS_WEEK, -7), 3) as [string, string, string]

let leads: string
beforeEach(async () => {
  leads = await metricOf(harbor.lena, `Leads ${newId()}`)
  for (const week of [FIRST, BEFORE]) await enter(week, 50)
})

const enter = (week: string, value: number | null) =>
  harbor.lena.does(setMetricValue, { ...cellOf(leads, week), value })

const proposed = (thisWeek = THIS_WEEK) => harbor.omar.asks(missProposal, { metricId: leads, thisWeek })

test('the third miss in a row proposes an issue, and correcting it takes the proposal back', async () => {
  expect(await proposed()).toBeNull()
  await enter(LAST, 99)
  expect((await proposed())?.streak).toEqual({ misses: 3, first: FIRST, last: LAST })
  await enter(LAST, 100)
  expect(await proposed()).toBeNull()
})

test('a week with a target of its own counts by that one', async () => {
  await enter(LAST, 99)
  const own = { customTargetValue: 40, customTargetLogic: null, targetNote: null }
  await harbor.lena.does(setCustomTarget, { ...cellOf(leads, BEFORE), ...own })
  expect(await proposed()).toBeNull()
})

test('dismissed, it is gone for everybody, and stays so while these misses go on', async () => {
  await enter(LAST, 99)
  await harbor.omar.does(dismissMisses, { metricId: leads, until: LAST })
  expect(await proposed()).toBeNull()
  await enter(THIS_WEEK, 1)
  expect(await proposed(addDays(THIS_WEEK, 7))).toBeNull()
})
