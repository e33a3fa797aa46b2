import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type Cast } from '../../../../tests/cast.ts'
import { newId } from '../../../sync/id.ts'
import { createGoal } from '../../goals/goals.mutations.ts'
import { startedBy } from '../../org-chart/org-chart-harness.ts'
import { removeSeat } from '../../org-chart/seats/remove-seat.mutations.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import { addDays, utcDayOf } from '../../time/calendar.rules.ts'
import { noteOnboarding } from '../onboarding.mutations.ts'
import { myOnboarding } from '../onboarding.queries.ts'
import { firstSteps } from './first-steps.queries.ts'
import { doneInEither, shownSteps } from './first-steps.rules.ts'

let stage: Cast
beforeAll(async () => {
  stage = await cast()
})
afterAll(() => stage.stop())

const today = utcDayOf(new Date().toISOString())

test('steps are told by what there is, to directors of a new company', async () => {
  const { maya, teams } = stage.harbor
  const before = (await maya.asks(firstSteps, { today }))!
  expect(before).toMatchObject({ 'create-goal': false, 'create-metric': false, 'run-meeting': false })
  await maya.does(createTeam, { id: newId(), membershipId: newId(), name: 'Riggers' })
  const goal = { teamId: teams.crew, ownerId: null, description: null, isCompanyGoal: false }
  await maya.does(createGoal, { ...goal, id: newId(), title: 'Round the Horn', targetDate: today })
  expect(await maya.asks(firstSteps, { today })).toEqual({
    ...before,
    'create-team': true,
    'create-goal': true,
  })
  expect(await maya.asks(firstSteps, { today: addDays(today, 91) })).toBeNull()
})

test('the org chart is begun with any seat on the live one', async () => {
  const { maya } = stage.harbor
  const isDone = async () => (await maya.asks(firstSteps, { today }))?.['org-chart']
  expect(await isDone()).toBe(false)
  const { topId } = await startedBy(maya)
  expect(await isDone()).toBe(true)
  await maya.does(removeSeat, { seatId: topId, withBeneath: false })
  expect(await isDone()).toBe(false)
})

test('what is noted counts for the person alone', async () => {
  const { maya, omar } = stage.harbor
  await maya.does(noteOnboarding, { what: 'completed' })
  expect([await maya.asks(myOnboarding, {}), await omar.asks(myOnboarding, {})]).toEqual([
    'completed',
    'open',
  ])
  await maya.does(noteOnboarding, { what: 'dismissed' })
  expect(await maya.asks(myOnboarding, {})).toBe('dismissed')
  await maya.does(noteOnboarding, { what: 'restarted' })
  expect(await maya.asks(myOnboarding, {})).toBe('open')
})

test('a step is shown if it can be told and its page exists', () => {
  const done = { 'create-team': true, 'create-goal': false, 'run-meeting': false, strategy: false }
  const steps = shownSteps(done, 'run-meeting', (path) => path !== '/strategy')
  expect(steps.map(({ id, state }) => [id, state])).toEqual([
    ['create-team', 'completed'],
    ['create-goal', 'not started'],
    ['run-meeting', 'in progress'],
  ])
  expect(doneInEither(done, { 'create-goal': true, 'org-chart': true })).toEqual({
    ...done,
    'create-goal': true,
  })
  expect(doneInEither(done, undefined)).toEqual(done)
})
