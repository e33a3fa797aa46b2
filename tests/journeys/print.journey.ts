import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('a printed sheet says what it is of, and leaves out what one only does on a screen', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const page = await enter({ as: harbor.maya, path: '/people' })
  const row = page.getByRole('listitem').filter({ hasText: 'Omar Castell' })
  await expect(row).toBeVisible()
  await expect(page).toHaveTitle('People · Harbor')
  const screenOnly = [
    page.getByRole('button', { name: 'Invite people' }),
    page.getByRole('searchbox', { name: 'Search by name or e-mail' }),
    row.getByRole('button', { name: 'Actions for Omar Castell' }),
    page.getByRole('button', { name: 'Search', exact: true }),
  ]
  for (const each of screenOnly) await expect(each).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const each of screenOnly) await expect(each).toBeHidden()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await expect(row).toContainText('Manager')
  await expect(page.getByText(/^Harbor\w{3}, \w{3} \d+, \d{4}$/)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')

  await page.goto('/goals')
  await expect(page).toHaveTitle('Goals · Harbor')
  await expect(page.getByRole('heading', { name: 'Goals', level: 1 })).toBeVisible()
  await expect(page.getByRole('group', { name: 'View' })).toBeHidden()
})
