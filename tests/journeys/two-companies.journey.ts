import type { Page } from '@playwright/test'
import { fillDialog, quickCreate, row, select, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

async function invite(page: Page, email: string, level: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  await dialog.getByLabel('E-mail').fill(email)
  await select(dialog.getByRole('combobox', { name: 'Permission level' }), level)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toBeHidden()
}

const company = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

test('somebody of one company is invited to two others, declines one, joins the other and works in both', async ({
  enter,
  stage,
}) => {
  const harbor = await makeHarbor(stage.services)
  for (const [name, level] of [
    ['Lantern', 'Manager'],
    ['Beacon', 'Member'],
  ] as const) {
    const { maya } = await makeHarbor(stage.services, name)
    await invite(await enter({ as: maya, path: '/people' }), harbor.lena.email, level)
  }

  const lena = await enter({ as: harbor.lena, path: '/tasks' })
  await quickCreate(lena, 'Create Task')
  await fillDialog(lena, 'Add New Task', { Title: 'Paint the dinghy' }, 'Create task')
  await expect(row(lena, 'Paint the dinghy')).toBeVisible()
  await company(lena, 'Harbor').click()
  await expect(lena.getByRole('menuitem', { name: /Invitations/ })).toContainText('2 waiting for you')
  await lena.getByRole('menuitem', { name: /Invitations/ }).click()
  const dialog = lena.getByRole('dialog', { name: 'Company Invitations' })
  const received = dialog.getByRole('listitem')
  await expect(received).toHaveCount(2)
  await expect(received.filter({ hasText: 'Lantern' })).toContainText(/Manager.*Maya Harper/s)
  await dialog.getByRole('button', { name: 'Decline Beacon' }).click()
  await expect(toast(lena, 'Invitation declined')).toBeVisible()
  await expect(received).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Accept Lantern' }).click()
  await expect(toast(lena, 'You have successfully joined the company!')).toBeVisible()
  await expect(dialog).toBeHidden()

  // The company that somebody has just joined is the one they want to see.
  await expect(company(lena, 'Lantern')).toBeVisible()
  await expect(row(lena, 'Paint the dinghy')).toBeHidden()
  await lena.reload()
  await expect(company(lena, 'Lantern')).toBeVisible()
  await company(lena, 'Lantern').click()
  await expect(lena.getByRole('menuitem', { name: 'Lantern' })).toBeVisible()
  await lena.getByRole('menuitem', { name: 'Harbor' }).click()
  await expect(row(lena, 'Paint the dinghy')).toBeVisible()
})
