import type { Page } from '@playwright/test'
import { createTask, updateTask } from '../../src/features/tasks/tasks.mutations.ts'
import { notifyCompany } from '../../src/features/notifications/notifications.server.ts'
import { addDays, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { joinDatabase } from '../../src/server/database/database.ts'
import { startServer } from '../../src/server/server.ts'
import { newId } from '../../src/sync/id.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('two nodes look at once for what is due: people are told once, wherever they are, and read it once', async ({
  stage,
  enter,
}) => {
  const { id, teamId, omar, lena } = await makeHarbor(stage.services)
  const { config, node } = stage.services
  const other = await startServer({ ...config, port: 0 }, await joinDatabase(config))
  const near = await enter({ as: lena, path: '/tasks' })
  const far = await enter({ as: lena, path: `${other.url}/tasks` })
  const bells = [near, far].map((page) => page.getByRole('button', { name: /^Notifications/ }))
  for (const bell of bells) await expect(bell).toHaveAccessibleName('Notifications')

  const today = utcDayOf(new Date().toISOString())
  const tasks = ['Mend the net', 'Tar the hull'].map((title) => ({ id: newId(), title }))
  // In a week, of which the server's own job says nothing yet.
  const given = { taskType: 'team' as const, teamId, dueDate: addDays(today, 7), assigneeIds: [lena.id] }
  for (const task of tasks) await node.run(id, omar.id, createTask, { ...task, ...given })
  for (const bell of bells) await expect(bell).toHaveAccessibleName('Notifications: 2 unread')

  for (const task of tasks)
    await node.run(id, omar.id, updateTask, { id: task.id, dueDate: addDays(today, 1) })
  const noon = Date.parse(`${today}T12:00:00Z`)
  const both = [stage.services, other.services]
  await Promise.all([...both, ...both, ...both].map((services) => notifyCompany(services, id, noon)))
  const isDue = (page: Page, title: string) =>
    expect(page.getByText(`“${title}” is due tomorrow.`)).toHaveCount(1)
  const titles = ['Mend the net', 'Tar the hull']
  await Promise.all([near, far].flatMap((page) => titles.map((title) => isDue(page, title))))
  for (const bell of bells) await expect(bell).toHaveAccessibleName('Notifications: 4 unread')

  await far.goto(`${other.url}/notifications`)
  await expect(far.getByRole('list', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(4)
  await far.getByRole('button', { name: 'Mark all read' }).click()
  for (const bell of bells) await expect(bell).toHaveAccessibleName('Notifications')
  await far.close()
  await other.stop()
})
