import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { assignGoal } from '../goal-teams.mutations.ts'
import { createGoal, updateGoal } from '../goals.mutations.ts'
import { goalTrail } from './goal-trail.queries.ts'
import { setGoalStatus } from './goal-status.mutations.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

let goalId: string
beforeEach(async () => {
  goalId = newId()
  await harbor.omar.does(createGoal, {
    id: goalId,
    teamId: harbor.teams.crew,
    ownerId: null,
    title: 'Round the Horn',
    description: null,
    targetDate: null,
    isCompanyGoal: false,
  })
})

const trail = (reader = harbor.omar) => reader.asks(goalTrail, { goalId })
const updates = async () => (await trail()).map(({ update }) => update)
const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))

describe('the trail of a goal', () => {
  test('holds one entry a week: who said it last, when, and the note', async () => {
    await harbor.omar.does(setGoalStatus, { goalId, status: 'off_track', note: ' No wind ' })
    await harbor.lena.does(setGoalStatus, { goalId, status: 'on_track', note: 'Wind from the west' })
    expect(await updates()).toEqual([
      expect.objectContaining({
        week: THIS_WEEK,
        status: 'on_track',
        note: 'Wind from the west',
        createdBy: harbor.lena.id,
      }),
    ])
    expect((await trail())[0]!.author?.id).toBe(harbor.lena.id)
  })

  test('a note stays while the status does, and goes with it', async () => {
    await harbor.omar.does(setGoalStatus, { goalId, status: 'off_track', note: 'No wind' })
    await harbor.lena.does(setGoalStatus, { goalId, status: 'off_track' })
    expect(await updates()).toMatchObject([{ note: 'No wind' }])
    await harbor.lena.does(setGoalStatus, { goalId, status: 'on_track' })
    expect(await updates()).toMatchObject([{ note: null }])
  })

  test('saying it again and again in one week leaves one entry', async () => {
    for (let turn = 0; turn < 20; turn++) {
      await harbor.omar.does(setGoalStatus, { goalId, status: turn % 2 ? 'on_track' : 'off_track' })
    }
    expect(await updates()).toHaveLength(1)
  })

  test('a note of more than 500 characters is refused', async () => {
    await expect(
      harbor.omar.does(setGoalStatus, { goalId, status: 'off_track', note: 'x'.repeat(501) }),
    ).rejects.toMatchObject(refused('input/invalid'))
  })

  test('is seen by whoever sees the goal, and moves with it', async () => {
    await harbor.omar.does(setGoalStatus, { goalId, status: 'off_track', note: 'No wind' })
    expect(await trail(harbor.theo)).toHaveLength(1)
    await harbor.omar.does(updateGoal, { goalId, teamId: harbor.teams.leadership })
    expect(await trail(harbor.lena)).toEqual([])
    await harbor.omar.does(assignGoal, { id: newId(), goalId, teamId: harbor.teams.crew })
    expect(await trail(harbor.lena)).toHaveLength(1)
    expect(await trail(lantern.ravi)).toEqual([])
  })
})
