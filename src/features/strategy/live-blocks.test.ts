import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { newId } from '../../sync/id.ts'
import { assignGoal } from '../goals/goal-teams.mutations.ts'
import { archiveGoal, createGoal } from '../goals/goals.mutations.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { cellOf, setMetricValue } from '../metrics/values/metric-values.mutations.ts'
import { createTeam } from '../teams/teams.mutations.ts'
import { addDays, endOfQuarter, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { planGoals, quarterGoals, unshownGoals } from './live-blocks.queries.ts'
import { measureState } from './measures.queries.ts'
import { shareOf } from './measures.rules.ts'

const TODAY = utcDayOf(new Date().toISOString())

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

test('goals stay on offer until each other team sees each of them', async () => {
  const { crew, leadership } = harbor.teams
  const office = newId()
  await harbor.maya.does(createTeam, { id: office, membershipId: newId(), name: 'Office' })
  const goalIds = [newId(), newId()]
  for (const id of goalIds)
    await harbor.omar.does(createGoal, {
      id,
      teamId: crew,
      ownerId: harbor.omar.id,
      title: `Goal ${id}`,
      description: null,
      targetDate: endOfQuarter(TODAY),
      isCompanyGoal: false,
    })
  const asked = { teamId: crew, today: TODAY }
  const unshown = () => harbor.maya.asks(unshownGoals, asked)
  expect(await unshown()).toHaveLength(4)
  await harbor.maya.does(assignGoal, { id: newId(), goalId: goalIds[0]!, teamId: leadership })
  expect(await unshown()).toHaveLength(3)
  for (const { goalId, teamId } of await unshown())
    await harbor.maya.does(assignGoal, { id: newId(), goalId, teamId })
  expect(await unshown()).toEqual([])

  const idsOf = async (query: typeof planGoals) =>
    (await harbor.omar.asks(query, { teamId: crew })).map(({ id }) => id).toSorted()
  expect(await idsOf(planGoals)).toEqual(goalIds.toSorted())
  await harbor.omar.does(archiveGoal, { goalId: goalIds[0]! })
  expect(await idsOf(planGoals)).toEqual([goalIds[1]])
  expect(await harbor.omar.asks(quarterGoals, asked)).toHaveLength(1)
})

test('a measure says its last week, what it came to in 13 weeks, and nothing to those who do not see its metric', async () => {
  const metricId = newId()
  await harbor.omar.does(createMetric, {
    id: metricId,
    teamId: harbor.teams.crew,
    ownerId: harbor.omar.id,
    name: 'Boats sold',
    description: null,
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  const asked = { metricId, today: TODAY }
  expect(await harbor.omar.asks(measureState, asked)).toBeNull()
  const monday = mondayOf(TODAY)
  for (const [back, value] of [
    [0, 1_000],
    [1, 4],
    [3, 20],
    [14, 500],
  ] as const)
    await harbor.omar.does(setMetricValue, { ...cellOf(metricId, addDays(monday, -7 * back)), value })
  expect(await harbor.omar.asks(measureState, asked)).toMatchObject({
    value: 4,
    status: 'missed',
    overall: { value: 24, kind: 'total' },
  })
  expect(await lantern.ravi.asks(measureState, asked)).toBeNull()
})

test.each([
  [24, 48, 50],
  [60, 48, 125],
  [24, null, null],
  [24, 0, null],
])('of %d reached of %s, the share is %s', (reached, planned, share) => {
  expect(shareOf(reached, planned)).toBe(share)
})
