import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('a task made from a goal names it, tells about it under the pointer, and leads to it', async ({
  stage,
  enter,
}) => {
  const { id, teamId, lena } = await makeHarbor(stage.services)
  const goal = { id: newId(), teamId, title: 'Round the Horn' }
  const { node } = stage.services
  await node.run(id, lena.id, createGoal, {
    ...goal,
    ownerId: lena.id,
    description: null,
    targetDate: null,
    isCompanyGoal: false,
  })
  await node.run(id, lena.id, createTask, {
    id: newId(),
    title: 'Mend the sails',
    taskType: 'team',
    teamId,
    dueDate: '2030-01-01',
    sourceGoalId: goal.id,
  })
  const page = await enter({ as: lena, path: '/tasks' })
  const link = page.getByRole('link', { name: 'From Round the Horn' })
  await link.hover()
  const card = page.getByText('Goal', { exact: true }).last()
  await expect(card).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/goals/)
  await expect(page.getByText('Round the Horn').first()).toBeVisible()
})
