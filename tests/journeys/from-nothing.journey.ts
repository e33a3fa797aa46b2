import type { Page } from '@playwright/test'
import { addressOf } from './company.ts'
import { expect, test } from './journey.ts'
import { followMail } from './mail.ts'

test.use({ workerComes: 'at once' })

const PASSWORD = 'seven copper lanterns'

test('somebody signs up, founds a company with a team and invites a colleague, who comes in from another browser', async ({
  enter,
}) => {
  const nina = { fullName: 'Nina Sorel', email: addressOf('Nina Sorel') }
  const paul = { fullName: 'Paul Wendt', email: addressOf('Paul Wendt') }

  const founder = await enter()
  await founder.getByRole('link', { name: 'Get Started Free', exact: true }).click()
  await signUp(founder, nina)
  const confirmed = await followMail(founder, nina.email, /confirm/i)

  await expect(confirmed).toHaveURL(/\/onboarding/)
  await expect(confirmed.getByText('Your e-mail address is confirmed. Welcome!')).toBeVisible()
  await confirmed.getByLabel('Company name').fill('Sorel & Daughters')
  await confirmed.getByRole('button', { name: 'Create company' }).click()
  await expect(confirmed).toHaveURL(/\/dashboard$/)

  await confirmed.getByRole('link', { name: 'People', exact: true }).click()
  await confirmed.getByRole('tab', { name: 'Team' }).click()
  await expect(confirmed.getByRole('list', { name: 'Members of Leadership' })).toContainText('Nina Sorel')
  await confirmed.getByRole('button', { name: 'New team' }).click()
  await confirmed.getByRole('dialog', { name: 'New team' }).getByLabel('Name').fill('Workshop')
  await confirmed.getByRole('button', { name: 'Create team' }).click()
  await expect(confirmed.getByRole('heading', { name: 'Workshop' })).toBeVisible()

  await confirmed.getByRole('tab', { name: 'People' }).click()
  await confirmed.getByRole('button', { name: 'Invite people' }).first().click()
  const invite = confirmed.getByRole('dialog', { name: 'Invite people' })
  await invite.getByLabel('E-mail').fill('paul')
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invite.getByText('Enter an e-mail address like name@company.com.')).toBeVisible()
  await expect(invite.getByLabel('E-mail')).toBeFocused()
  await invite.getByLabel('E-mail').fill(paul.email)
  await invite.getByRole('combobox', { name: /Teams/ }).click()
  await confirmed.getByRole('option', { name: 'Workshop' }).click()
  await confirmed.keyboard.press('Escape')
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invite).toBeHidden()

  const colleague = await enter()
  const invitation = await followMail(colleague, paul.email, /invitation|join/i)
  await expect(invitation.getByRole('heading', { name: 'Join Sorel & Daughters' })).toBeVisible()
  await invitation.getByRole('link', { name: 'Sign up' }).click()
  await expect(invitation.getByLabel('E-mail')).toHaveValue(paul.email)
  await signUp(invitation, paul)
  const joined = await followMail(invitation, paul.email, /confirm/i)
  await expect(
    joined.getByRole('heading', { name: 'Dashboard' }).or(joined.getByRole('heading', { name: /Paul/ })),
  ).toBeVisible()

  await expect(confirmed.getByRole('listitem').filter({ hasText: 'Paul Wendt' }).first()).toBeVisible()
})

async function signUp(page: Page, { fullName, email }: { fullName: string; email: string }): Promise<void> {
  await page.getByLabel('Full name').fill(fullName)
  const address = page.getByLabel('E-mail')
  if (await address.isEditable()) await address.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
}
