import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test('a member’s calendar reads their tasks from an address that they make and end', async ({
  stage,
  enter,
}) => {
  const { id, lena } = await makeHarbor(stage.services)
  const task = { id: newId(), title: 'Call the surveyor', dueDate: '2027-03-14', teamId: null }
  await stage.services.node.run(id, lena.id, createTask, { ...task, taskType: 'personal' })
  const page = await enter({ as: lena, path: '/meetings', phone: true })
  await page.getByRole('button', { name: 'Calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your calendar' })
  await dialog.getByRole('button', { name: 'Make my address: Your tasks' }).click()
  const address = await dialog.getByLabel('Your secret address').inputValue()
  await expectUsable(page, 'the addresses for a calendar, on a phone')
  expect(await (await fetch(address)).text()).toContain('SUMMARY:Call the surveyor')
  await dialog.getByRole('button', { name: 'End this feed: Your tasks' }).click()
  await expect(dialog.getByLabel('Your secret address')).toBeHidden()
  expect((await fetch(address)).status).toBe(404)
})
