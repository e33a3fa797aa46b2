import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { issues } from '../../issues/issues.table.ts'
import { metricsIn } from '../../metrics/metrics-harness.ts'
import { updateMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { cellOf, setMetricValue } from '../../metrics/values/metric-values.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { processOf, publishedOf } from '../processes-harness.ts'
import { processPublished } from '../processes.table.ts'
import { suggestChange } from '../suggestions/suggestions.mutations.ts'
import { addProcessMetric, answerCheck, removeProcessMetric } from './followed.mutations.ts'
import { followedByEveryone, measurableBy } from './followed.queries.ts'
import { processChecks, processSuggestions } from './followed.table.ts'

let story: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
beforeAll(async () => {
  story = await cast()
  ;({ harbor, lantern } = story)
})
afterAll(() => story.stop())

const { metricOf } = metricsIn(() => harbor)
const today = utcDayOf(new Date().toISOString())
const LAST_WEEK = addDays(mondayOf(today), -7)

test('the owner says once a month whether it was followed; a second answer takes the place of the first', async () => {
  const { omar, lena, theo, teams } = harbor
  const draft = await processOf(omar, teams.crew)
  const answer = (processId: string, followed: 'always' | 'mostly' | 'rarely') => ({
    id: newId(),
    processId,
    followed,
    note: null,
  })
  await expect(omar.does(answerCheck, answer(draft, 'always'))).rejects.toMatchObject(
    refused('process/not-published'),
  )
  const id = await publishedOf(omar, teams.crew)
  const said = (who = omar) => who.asks(followedByEveryone, { processId: id, today })
  expect(await said()).toMatchObject({ asks: true, parts: { followed: 0, current: 100 } })
  expect(await said(lena)).toMatchObject({ asks: false })
  await omar.does(answerCheck, answer(id, 'mostly'))
  await omar.does(answerCheck, answer(id, 'always'))
  expect(await said(theo)).toMatchObject({ asks: false, isFollowed: false, parts: { followed: 100 } })
  expect(theo.holds(processChecks).filter((one) => one.processId === id)).toHaveLength(1)
  await expect(lena.does(answerCheck, answer(id, 'rarely'))).rejects.toMatchObject(
    refused('process/not-yours'),
  )
})

test('weeks of its metrics measure it, and only metrics that one sees can', async () => {
  const { omar, lena, teams } = harbor
  const id = await publishedOf(omar, teams.crew)
  const metricId = await metricOf(lena, `Departures ${newId()}`)
  await lena.does(updateMetric, { metricId, targetValue: 5, fromWeek: addDays(LAST_WEEK, -70) })
  for (const [weeks, value] of [
    [0, 6],
    [1, 4],
  ] as const)
    await lena.does(setMetricValue, { ...cellOf(metricId, addDays(LAST_WEEK, -7 * weeks)), value })
  await omar.does(addProcessMetric, { id: newId(), processId: id, metricId })
  await omar.does(addProcessMetric, { id: newId(), processId: id, metricId })
  expect(await omar.asks(followedByEveryone, { processId: id, today })).toMatchObject({
    parts: { measured: 50 },
    measures: [{ id: metricId }],
  })
  expect(await omar.asks(measurableBy, { processId: id })).not.toContainEqual(
    expect.objectContaining({ id: metricId }),
  )
  await omar.does(removeProcessMetric, { processId: id, metricId })
  expect(await omar.asks(followedByEveryone, { processId: id, today })).toMatchObject({ measures: [] })
  await expect(
    omar.does(addProcessMetric, { id: newId(), processId: id, metricId: newId() }),
  ).rejects.toMatchObject(refused('access/not-found'))
})

const suggest = (processId: string, text = 'Bow line first when the wind comes from behind us') => ({
  id: newId(),
  issueId: newId(),
  processId,
  stepId: null,
  text,
})

test('a suggestion from outside the team is an issue on its list, which its author does not see', async () => {
  const { maya, omar, lena, theo, teams } = harbor
  const id = await publishedOf(maya, teams.leadership)
  const [step] = lena.holds(processPublished).find((one) => one.id === id)!.steps
  const made = { ...suggest(id), stepId: step!.id }
  await lena.does(suggestChange, made)
  expect(omar.holds(issues).find((one) => one.id === made.issueId)).toMatchObject({
    title: 'Process Leaving harbour: Bow line first when the wind comes from…',
    description: expect.stringContaining('Step 1: Cast off'),
    issueType: 'short_term',
    teamId: teams.leadership,
    ownerId: maya.id,
    createdBy: lena.id,
  })
  expect(lena.holds(issues).some((one) => one.id === made.issueId)).toBe(false)
  expect(omar.holds(processSuggestions)).toEqual([])
  await expect(theo.does(suggestChange, suggest(id))).rejects.toMatchObject(refused('access/denied'))
  await expect(lantern.ravi.does(suggestChange, suggest(id))).rejects.toMatchObject(
    refused('access/not-found'),
  )
})

test('twenty suggestions a day are enough', async () => {
  const { lena, omar, teams } = harbor
  const id = await publishedOf(omar, teams.crew)
  const before = lena.holds(processSuggestions).length
  for (let count = before; count < 20; count++) await lena.did(suggestChange, suggest(id))
  await expect(lena.does(suggestChange, suggest(id))).rejects.toMatchObject(
    refused('process/suggestions-a-day'),
  )
})
