import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { createGoal } from '../goals.mutations.ts'
import { addMilestone, removeMilestone, updateMilestone } from './milestones.mutations.ts'
import { milestonesOfGoal } from './milestones.queries.ts'

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

const entries = (reader = harbor.omar) => reader.asks(milestonesOfGoal, { goalId })

async function milestone(patch: object = {}): Promise<string> {
  const id = newId()
  await harbor.omar.does(addMilestone, { id, goalId, title: 'Set sail', ...patch })
  return id
}

describe('a milestone', () => {
  test('has an owner and a date, and can lose both', async () => {
    const milestoneId = await milestone({ ownerId: harbor.lena.id, dueDate: '2026-12-01' })
    expect(await entries(harbor.theo)).toMatchObject([
      { milestone: { dueDate: '2026-12-01' }, owner: { id: harbor.lena.id } },
    ])
    await harbor.lena.does(updateMilestone, { milestoneId, ownerId: null, dueDate: null, title: 'Sail' })
    expect(await entries()).toMatchObject([{ milestone: { title: 'Sail', dueDate: null }, owner: undefined }])
  })

  test('is owned by an active person of the team only', async () => {
    for (const ownerId of [harbor.ina.id, lantern.ravi.id, newId()]) {
      await expect(milestone({ ownerId })).rejects.toMatchObject(refused('goal/owner-not-valid'))
    }
  })

  test.each([
    [{ title: ' ' }, 'goal/milestone-title-required', 'Failed to update goal progress'],
    [{ dueDate: '0026-12-01' }, 'input/invalid', 'Check what you entered'],
  ])('%o is refused: %s', async (patch, code, title) => {
    await expect(milestone(patch)).rejects.toMatchObject(refused(code, title))
    const milestoneId = await milestone()
    await expect(harbor.omar.does(updateMilestone, { milestoneId, ...patch })).rejects.toMatchObject(
      refused(code),
    )
  })
})

describe('a task made from a milestone', () => {
  const taskOf = (sourceMilestoneId: string) => ({
    id: newId(),
    title: 'Order the sails',
    taskType: 'team' as const,
    teamId: harbor.teams.crew,
    dueDate: '2026-12-01',
    sourceGoalId: goalId,
    sourceMilestoneId,
  })

  test('is listed with it, and stays when the milestone is removed', async () => {
    const milestoneId = await milestone()
    const task = taskOf(milestoneId)
    await harbor.lena.does(createTask, task)
    expect((await entries())[0]!.tasks.map((item) => item.task.id)).toEqual([task.id])
    await harbor.omar.does(removeMilestone, { milestoneId })
    expect(await entries()).toEqual([])
  })

  test('is made from nothing that its maker does not see', async () => {
    await expect(harbor.lena.does(createTask, taskOf(newId()))).rejects.toMatchObject(
      refused('access/not-found'),
    )
    const strange = { ...taskOf(await milestone()), sourceGoalId: newId() }
    await expect(harbor.lena.does(createTask, strange)).rejects.toMatchObject(refused('access/not-found'))
  })
})
