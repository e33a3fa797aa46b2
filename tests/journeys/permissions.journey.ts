import { openDialog } from './acts.ts'
import { makeHarbor } from './company.ts'
import { DESK, expect, PHONE, test } from './journey.ts'
import { expectUsable } from './usable.ts'
import { makeSuperAdmin } from '../../src/features/platform/first-super-admin.server.ts'

test('a director changes a level on the Permissions screen, and the audit log says so at once; a member sees whom to ask', async ({
  stage,
  enter,
}) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const director = await enter({ as: maya, path: '/permissions' })
  await director.getByRole('searchbox', { name: 'Find a person' }).fill('brook')
  await expect(director.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(1)
  await director.getByRole('button', { name: 'Change the permission of Lena Brook' }).click()
  const dialog = openDialog(director)
  await dialog.getByRole('combobox', { name: 'Permission level' }).click()
  await director.getByRole('option', { name: 'Manager' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(director.getByText('Permission Updated')).toBeVisible()

  await director.getByRole('button', { name: 'History of Lena Brook' }).click()
  await expect(director.getByRole('dialog', { name: 'History of Lena Brook' })).toContainText(
    'Member → Manager',
  )
  await director.keyboard.press('Escape')

  await director.goto('/settings?tab=audit')
  const log = director.getByRole('list', { name: 'Audit log' })
  const entry = log.getByRole('listitem').filter({ hasText: 'Permission changed' })
  await expect(entry).toContainText('Lena BrookMember → Manager')
  await expect(entry).toContainText('Maya Harper from 127.0.0.0/24')
  const saved = director.waitForEvent('download')
  await director.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Audit log .*\.csv$/)
  await expect(log).toContainText('Exported data')

  const manager = await enter({ as: lena, path: '/settings?tab=audit' })
  await expect(manager.getByRole('tab', { name: 'General' })).toBeVisible()
  await expect(manager.getByRole('tab', { name: 'Audit log' })).toBeHidden()
  await manager.goto('/company-management')
  await expect(manager.getByText('Directors manage the company here.')).toBeVisible()
})

test('a director finds everything that is about the company in one place', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/company-management' })
  const leaving = page.locator('section').filter({ hasText: 'Leaving the company' })
  const [card, words] = [await leaving.boundingBox(), await leaving.getByRole('paragraph').boundingBox()]
  expect(card!.y + card!.height - words!.y - words!.height).toBeGreaterThan(10)

  for (const [link, tab] of [
    ['Company settings', 'General'],
    ['Sign-in', 'Sign-in'],
    ['Integrations', 'Integrations'],
    ['Billing', 'Billing'],
    ['Exports and imports', 'Your data'],
    ['Audit log', 'Audit log'],
  ] as const) {
    await page.goto('/company-management')
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
  }
})

test('a lab is switched on for everybody, and a theme follows to another device', async ({
  stage,
  enter,
}) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const director = await enter({ as: maya, path: '/settings?tab=general' })
  await director.getByRole('switch', { name: 'Analytics' }).click()
  const member = await enter({ as: lena, path: '/settings?tab=general' })
  await expect(member.getByRole('switch', { name: 'Analytics' })).toBeChecked()
  await expect(member.getByRole('switch', { name: 'Analytics' })).toBeDisabled()

  const other = await enter({ as: maya, phone: true, path: '/settings?tab=general' })
  expect(other.viewportSize()).toEqual(PHONE)
  await expect(other.getByRole('switch', { name: 'Process' })).toBeVisible()
  await director.getByRole('combobox', { name: 'Theme' }).click()
  await director.getByRole('option', { name: 'Dark' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the first super admin, made on the command line, assigns a role; nobody else sees the entry', async ({
  stage,
  enter,
}) => {
  const { maya, lena } = await makeHarbor(stage.services)
  await makeSuperAdmin(stage.services.pool, maya.email)
  const page = await enter({ as: maya, path: '/dashboard' })
  await page.getByRole('link', { name: 'Super Admin' }).click()
  await page.getByRole('tab', { name: 'Permissions' }).click()
  await page.getByRole('searchbox', { name: 'Find by name or e-mail' }).fill(lena.email)
  const found = page.getByRole('listitem').filter({ hasText: lena.email })
  await found.getByRole('button', { name: 'Assign a role to Lena Brook' }).click()
  await page.getByRole('menuitem', { name: 'Super admin assistant' }).click()
  await expect(page.getByText('Role assigned successfully')).toBeVisible()
  await found.getByRole('button', { name: 'Remove Super admin assistant from Lena Brook' }).click()
  await page.getByRole('button', { name: 'Remove role' }).click()
  await expect(page.getByText('Role removed successfully')).toBeVisible()
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectUsable(page, `the administration, ${viewport.width} wide in ${colorScheme} colours`)
    }
  }

  const other = await enter({ as: lena, path: '/dashboard' })
  await expect(other.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Super Admin' })).toBeHidden()
})
