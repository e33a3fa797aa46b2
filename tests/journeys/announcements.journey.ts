import { makeSuperAdmin } from '../../src/features/platform/first-super-admin.server.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test('what the operator announces stands on everybody’s screen at once, in every company, and goes away again', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const lantern = await makeHarbor(stage.services, 'Lantern')
  await makeSuperAdmin(stage.services.pool, harbor.maya.email)
  const panel = await enter({ as: harbor.maya, path: '/super-admin?tab=announcements' })
  const desk = await enter({ as: harbor.lena, path: '/dashboard' })
  const phone = await enter({ as: lantern.omar, path: '/tasks', phone: true })
  const desktopOfSame = await enter({ as: lantern.omar, path: '/dashboard' })
  const elsewhere = await enter({ as: lantern.lena, path: '/goals' })
  const told = 'Maintenance on Sunday at noon'

  await panel.getByRole('button', { name: 'Create announcement' }).click()
  const nothing = panel.getByText('Please enter an announcement message')
  await expect(nothing).toBeVisible()
  await panel.getByLabel('Message').fill(told)
  await panel.getByRole('button', { name: 'Create announcement' }).dblclick()
  for (const page of [desk, phone, desktopOfSame]) await expect(page.getByText(told)).toBeVisible()
  await expect(nothing).toBeHidden()
  await expectUsable(panel, 'the list of announcements')
  await expectUsable(desk, 'an announcement')
  await expectUsable(phone, 'an announcement on a phone')
  await expect(elsewhere.getByRole('heading', { name: 'Goals', exact: true })).toBeVisible()
  await expect(elsewhere.getByText(told)).toBeHidden()

  await phone.getByRole('button', { name: 'Dismiss announcement' }).click()
  for (const page of [phone, desktopOfSame]) await expect(page.getByText(told)).toBeHidden()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  await expect(phone.getByText(told)).toBeHidden()
  await expect(desk.getByText(told)).toBeVisible()

  await expect(panel.getByRole('list', { name: 'Announcements' }).getByRole('listitem')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Deactivate' }).click()
  await expect(desk.getByText(told)).toBeHidden()
})
