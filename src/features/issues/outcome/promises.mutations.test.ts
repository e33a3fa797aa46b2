import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { metricsIn } from '../../metrics/metrics-harness.ts'
import { createMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { cellsOf, setMetricValues } from '../../metrics/values/metric-values.mutations.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../../time/calendar.rules.ts'
import { createIssue, reopenIssue, resolveIssue } from '../issues.mutations.ts'
import { promiseOutcome, withdrawPromise } from './promises.mutations.ts'
import { promisableMetrics } from './promisable.queries.ts'
import { promiseOfIssue, promisesOfTeam } from './promises.queries.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const { metricOf } = metricsIn(() => harbor)
const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))

let issueId: string, speed: string
beforeEach(async () => {
  const { lena, teams } = harbor
  issueId = newId()
  speed = await metricOf(lena, `Speed ${newId()}`)
  await enter(speed, 12)
  const issue = { id: issueId, title: 'The boat is slow', issueType: 'short_term' as const }
  await lena.does(createIssue, { ...issue, teamId: teams.crew })
  await lena.does(resolveIssue, { id: issueId })
})

const enter = (metricId: string, weeks: number) =>
  harbor.lena.does(
    setMetricValues,
    cellsOf(weeksBack(addDays(THIS_WEEK, -7), weeks).map((week) => ({ metricId, week, value: 10 }))),
  )

const promise = (metricId = speed, by = harbor.lena) =>
  by.does(promiseOutcome, { issueId, metricId, direction: 'up', meetingId: null })
const kept = (by = harbor.lena) => by.asks(promiseOfIssue, { issueId })

test('a solution promises to move a metric, from what was usual when the issue was solved', async () => {
  await promise()
  expect(await kept(harbor.theo)).toMatchObject({
    metricId: speed,
    title: 'The boat is slow',
    fromWeek: THIS_WEEK,
    dueWeek: addDays(THIS_WEEK, 91),
    mean: 10,
    low: 10,
    high: 10,
    promisedBy: harbor.lena.id,
  })
  const list = await harbor.theo.asks(promisesOfTeam, { teamId: harbor.teams.crew })
  expect(list.some(({ id }) => id === issueId)).toBe(true)
})

test('naming another metric replaces the first', async () => {
  const other = await metricOf(harbor.lena, `Range ${newId()}`)
  await enter(other, 8)
  await promise()
  await promise(other)
  expect(await kept()).toMatchObject({ metricId: other })
})

test('a promise is taken back, also by opening the issue again', async () => {
  await promise()
  await harbor.lena.does(withdrawPromise, { id: issueId })
  expect(await kept()).toBeNull()
  const again = harbor.lena.does(withdrawPromise, { id: issueId })
  await expect(again).rejects.toMatchObject(refused('promise/none'))
  await promise()
  await harbor.lena.does(reopenIssue, { id: issueId })
  expect(await kept()).toBeNull()
  await expect(promise()).rejects.toMatchObject(refused('promise/issue-open'))
})

test('a metric of which too few weeks are known can’t be promised', async () => {
  const young = await metricOf(harbor.lena, `Young ${newId()}`)
  await enter(young, 7)
  await expect(promise(young)).rejects.toMatchObject(refused('promise/too-few-weeks'))
  const choices = await harbor.lena.asks(promisableMetrics, {
    teamId: harbor.teams.crew,
    fromWeek: THIS_WEEK,
  })
  const known = choices.filter(({ isKnown }) => isKnown).map(({ metric }) => metric.id)
  expect([known.includes(speed), known.includes(young)]).toEqual([true, false])
})

test('only a metric on the scorecard of the issue’s team can be promised, and only by its writers', async () => {
  const { maya, omar, theo, teams } = harbor
  const { draft } = metricsIn(() => harbor)
  const elsewhere = { ...draft(maya, `Sales ${newId()}`), teamId: teams.leadership }
  await maya.does(createMetric, elsewhere)
  await expect(promise(elsewhere.id, omar)).rejects.toMatchObject(refused('promise/not-your-metric'))
  await expect(promise(elsewhere.id)).rejects.toMatchObject(refused('access/not-found'))
  await expect(promise(speed, theo)).rejects.toMatchObject(refused('access/denied'))
  await expect(promise(speed, story.lantern.ravi)).rejects.toMatchObject(refused('access/not-found'))
})
