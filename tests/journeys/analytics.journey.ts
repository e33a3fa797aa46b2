import { pastOf, rowsOfPast } from '../../src/features/analytics/analytics-harness.ts'
import { setLab } from '../../src/features/companies/companies.mutations.ts'
import { insertRows } from '../../src/features/people/insert-rows.mutations.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { addDays, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { chance } from '../seeded.ts'
import { pressAtOnce } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test('Omar opens a figure to the tasks behind it, and passes the address on to Maya', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya, omar, lena } = await makeHarbor(stage.services)
  const { node } = stage.services
  await node.run(id, maya.id, setLab, { lab: 'analytics', isOn: true })
  const today = utcDayOf(new Date().toISOString())
  for (const [title, daysAgo] of [
    ['Oil the winch', 2],
    ['Count the ropes', 2],
  ] as const)
    await node.run(id, omar.id, createTask, {
      id: newId(),
      title,
      taskType: 'team',
      teamId,
      dueDate: addDays(today, -daysAgo),
    })

  const page = await enter({ as: omar, path: '/tasks' })
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
  await pressAtOnce(page, 'ga')
  const card = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'Task completion by week' })
  await expect(card.getByRole('button', { name: /^Due, Whole period: 2/ })).toBeVisible()
  await expect(page.getByText('This fills once goals exist.')).toBeVisible()
  await expectUsable(page, 'analytics')

  await card.getByRole('button', { name: /^Still open, Whole period: 2/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Still open, Whole period' })
  await expect(dialog.getByRole('link')).toHaveText(
    ['Oil the winch', 'Count the ropes'].toSorted().toReversed(),
  )
  await page.keyboard.press('Escape')

  await card.getByRole('button', { name: 'Table' }).click()
  await expect(card.getByRole('columnheader', { name: 'Done on time' })).toBeVisible()
  await page.getByLabel('Compare with the period before').check()
  await expect(page).toHaveURL(/compare=before/)
  await expect(card.getByText('before 0').first()).toBeVisible()

  const other = await enter({ as: maya, path: new URL(page.url()).pathname + new URL(page.url()).search })
  await expect(other.getByLabel('Compare with the period before')).toBeChecked()
  const member = await enter({ as: lena, path: '/analytics' })
  await expect(member.getByText('Analytics are for managers and directors.')).toBeVisible()
})

test('charts are printed two a page', async ({ stage, enter }) => {
  const { id, teamId, maya, omar, lena } = await makeHarbor(stage.services)
  const { node } = stage.services
  await node.run(id, maya.id, setLab, { lab: 'analytics', isOn: true })
  const people = [omar.id, lena.id]
  const today = utcDayOf(new Date().toISOString())
  const past = pastOf(chance(7), { teamId, people, today, count: 12, days: 300 })
  const measured = past.measured.map((one, index) => ({
    ...one,
    metric: { ...one.metric, name: `Number ${index + 1}` },
  }))
  await node.run(id, null, insertRows(rowsOfPast({ ...past, measured })), {})
  const page = await enter({ as: omar, path: '/analytics' })
  await expect(page.getByText('Open the longest')).toBeVisible()
  await expect(page.getByText('The last 13 weeks of each metric')).toBeVisible()
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(9)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/MediaBox/g)).toHaveLength(5)
})
