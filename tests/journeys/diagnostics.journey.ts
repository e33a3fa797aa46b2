import { CHECKS } from '../../src/features/platform/diagnostics/diagnostics.requests.ts'
import { makeSuperAdmin } from '../../src/features/platform/first-super-admin.server.ts'
import { makeHarbor, makePerson } from './company.ts'
import { DESK, expect, PHONE, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test('an operator sees how the installation is, and tries it; nobody else does', async ({ stage, enter }) => {
  const { maya, omar } = await makeHarbor(stage.services)
  await makeHarbor(stage.services, 'Lantern')
  await makeSuperAdmin(stage.services.pool, maya.email)
  const page = await enter({ as: maya, path: '/super-admin' })
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Announcements',
    'Features',
    'Permissions',
    'Security',
    'System',
  ])
  await expect(page.getByText('Operational')).toBeVisible()
  await expectUsable(page, 'the overview')

  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByText(/^(\d+) of \1 tables are as they should be/)).toBeVisible()
  await page.getByRole('link', { name: 'Open: Foreign rows' }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(
    page.getByText(/no row of another company could be seen, changed, deleted or inserted/),
  ).toBeVisible()
  await expectUsable(page, 'the probe')
  await page.goto('/rls')
  await expect(page.getByRole('row', { name: /^people 3/ })).toBeVisible()
  await expectUsable(page, 'what the session sees')
  await page.goto('/rls3')
  await expect(page.getByRole('row', { name: /^issues Secured/ })).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectUsable(page, 'row security on a phone')

  await page.goto('/super-admin?tab=system')
  await page.getByRole('link', { name: 'Open: Self-tests' }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('row', { name: /Passed/ })).toHaveCount(CHECKS.length)
  await expectUsable(page, 'self-tests on a phone')
  await page.goto('/speed')
  await expect(page.getByText('Median of 20')).toHaveCount(3)
  await expectUsable(page, 'speed on a phone')

  await page.goto('/sidebar-test')
  await expect(page.getByRole('region', { name: 'Without a company' })).not.toContainText('Tools')
  await expect(page.getByRole('region', { name: 'Company Error' }).getByRole('button')).toBeVisible()
  await expect(page.getByRole('region', { name: 'While the company loads' })).toContainText('Strategy')
  await expectUsable(page, 'the states of the sidebar on a phone')
  await page.setViewportSize(DESK)
  await page.getByRole('button', { name: 'Open the drawer' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expect(drawer.getByRole('link', { name: 'Metrics' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  const other = await enter({ as: omar, path: '/rls2' })
  await expect(other).toHaveURL(/\/dashboard$/)
})

test('an operator without a company sees the installation all the same', async ({ stage, enter }) => {
  const ina = await makePerson(stage.services, 'Ina Reed')
  await makeSuperAdmin(stage.services.pool, ina.email)
  const page = await enter({ as: ina, path: '/settings' })
  await page.getByRole('link', { name: 'Super Admin' }).click()
  await expect(page.getByText('Operational')).toBeVisible()
  for (const tab of ['Announcements', 'Features', 'Permissions', 'Security', 'System']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).not.toBeEmpty()
  }
})
