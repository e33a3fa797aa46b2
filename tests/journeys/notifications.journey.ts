import { commentOnWeek } from '../../src/features/metrics/values/week-comments.mutations.ts'
import { createTask, updateTask } from '../../src/features/tasks/tasks.mutations.ts'
import { notifyCompany } from '../../src/features/notifications/notifications.server.ts'
import { addDays, mondayOf, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline, openDialog, row } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { makeMetric } from './metrics.ts'

test.use({ workerComes: 'at once' })

test('what others give one and what is due waits under the bell, leads to its row, and goes without a network', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/)
  const { id, teamId, omar, lena } = await makeHarbor(stage.services)
  const today = utcDayOf(new Date().toISOString())
  // In a week, of which the server's own job says nothing yet.
  const dueDate = addDays(today, 7)
  const page = await enter({ as: lena, path: '/goals' })
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')
  await bell.click()
  await expect(page.getByText('No notifications')).toBeVisible()
  await page.keyboard.press('Escape')

  const task = { id: newId(), title: 'Mend the net', taskType: 'team' as const, teamId, dueDate }
  await stage.services.node.run(id, omar.id, createTask, { ...task, assigneeIds: [lena.id] })
  await expect(bell).toHaveAccessibleName('Notifications: 1 unread')
  await stage.services.node.run(id, omar.id, updateTask, { id: task.id, dueDate: addDays(today, 1) })
  await notifyCompany(stage.services, id, Date.parse(`${today}T12:00:00Z`))
  await expect(page.getByText('“Mend the net” is due tomorrow.')).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications: 2 unread')

  await bell.focus()
  await page.keyboard.press('Enter')
  const given = page.getByRole('link', {
    name: 'Assigned To You: Omar Castell gave you the task “Mend the net”',
  })
  await given.click()
  await expect(row(page, 'Mend the net')).toHaveAttribute('data-sought')
  await expect(bell).toHaveAccessibleName('Notifications: 1 unread')

  await page.goto('/notifications')
  const list = page.getByRole('list', { name: 'Notifications' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await goOffline(page)
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await list.getByRole('button', { name: 'Delete “Task Deadline”' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.context().setOffline(false)
  await expect(page.getByText('Offline mode')).toHaveCount(0)

  // What comes while the question stands is not deleted.
  await page.getByRole('button', { name: 'Delete all' }).click()
  const later = { ...task, id: newId(), title: 'Coil the ropes', assigneeIds: [lena.id] }
  await stage.services.node.run(id, omar.id, createTask, later)
  await expect(page.getByText('“Coil the ropes”')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Coil the ropes')

  const phone = await enter({ as: lena, path: '/settings?tab=mails', phone: true })
  await expect(phone.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
  await phone
    .getByRole('group', { name: 'What others give you' })
    .getByRole('switch', { name: 'Bell' })
    .click()
  await expect(page.getByText('No notifications. Deadlines')).toBeVisible()
  await phone.goto('/notifications')
  await expect(phone.getByText('No notifications. Deadlines')).toBeVisible()
})

test('a mention in a metric’s week leads to what is said of that week, once', async ({ stage, enter }) => {
  const company = await makeHarbor(stage.services)
  const { id, omar, lena } = company
  const week = addDays(mondayOf(utcDayOf(new Date().toISOString())), -14)
  const metricId = await makeMetric(stage.services, company, { owner: omar, name: 'Knots', values: {} })
  await stage.services.node.run(id, omar.id, commentOnWeek, {
    id: newId(),
    subjectId: metricId,
    week,
    text: '@Lena Brook, why so few?',
    mentionedIds: [lena.id],
  })
  const page = await enter({ as: lena, path: '/notifications' })
  const given = page.getByRole('link', {
    name: 'Mentioned: Omar Castell mentioned you in a comment on “Knots”.',
  })
  await given.click()
  await expect(openDialog(page)).toContainText('why so few?')
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})
