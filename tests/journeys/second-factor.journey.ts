import type { Page } from '@playwright/test'
import { generateSync } from 'otplib/functional'
import { hashPassword } from '../../src/features/accounts/passwords/passwords.server.ts'
import { newId } from '../../src/sync/id.ts'
import { openDialog, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { followMail } from './mail.ts'
import { expectUsable } from './usable.ts'

const PASSWORD = 'seven copper lanterns'

test('Maya turns one-time codes on, and a new device asks for one', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  // A wrong password or code.
  expectTrouble(/status of 403/)
  const { maya } = await makeHarbor(stage.services)
  await stage.services.pool.query(
    `insert into user_credentials (id, user_id, provider_id, account_id, password)
     values ($1, $2::uuid, 'credential', $2::text, $3)`,
    [newId(), maya.id, await hashPassword(PASSWORD)],
  )
  const own = await enter({ as: maya, path: '/profile' })
  let secret = ''
  let recovery = ''

  await test.step('she scans the code and keeps the recovery codes', async () => {
    await own.getByRole('button', { name: 'Set up' }).click()
    const dialog = openDialog(own)
    await dialog.getByLabel('Your password', { exact: true }).fill('not my password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('The password is wrong')).toBeVisible()
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('img', { name: 'The secret as a QR code' })).toBeVisible()
    await expectUsable(own, 'the secret')
    secret = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue()
    await dialog.getByLabel('Code in the app').fill(generateSync({ secret }))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await expectUsable(own, 'the recovery codes')
    recovery = await dialog.getByRole('listitem').first().innerText()
    await dialog.getByRole('button', { name: 'I have kept them' }).click()
    await expect(own.getByText('10 of 10 recovery codes are left.')).toBeVisible()
    await expectUsable(own, 'the profile')
  })

  await test.step('a phone asks for a code, which counts once, and is remembered', async () => {
    const phone = await enter({ phone: true, path: '/login' })
    await signIn(phone, maya.email)
    await expect(phone.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expectUsable(phone, 'the second step')
    await phone.getByLabel('Code').fill('000000')
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(phone.getByText('The code is wrong')).toBeVisible()
    await expect(phone.getByLabel('Code')).toHaveValue('000000')
    await phone.getByLabel('Code').fill(recovery)
    await phone.getByLabel('Remember this device for 30 days').check()
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(phone).toHaveURL(/\/dashboard/)
    // A page of the app would go to the sign-in page by itself.
    await phone.goto('about:blank')
    await phone.context().clearCookies({ name: 'quarterdeck' })
    await phone.goto('/login')
    await signIn(phone, maya.email)
    await expect(phone).toHaveURL(/\/dashboard/)
  })

  await test.step('she is told, forgets the device, and turns the codes off', async () => {
    const mail = await followMail(await enter(), maya.email, 'This was not me')
    await expect(mail).toHaveURL(/\/forgot-password/)
    await own.reload()
    await expect(own.getByText('9 of 10 recovery codes are left.')).toBeVisible()
    await own.getByRole('button', { name: 'Forget remembered devices' }).click()
    await expect(toast(own, 'Every device asks for a code again')).toBeVisible()
    await own.getByRole('button', { name: 'Turn off' }).click()
    const dialog = own.getByRole('dialog', { name: 'Turn off one-time codes' })
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    const next = Math.floor(Date.now() / 1_000) + 30
    await dialog.getByLabel('Code, or a recovery code').fill(generateSync({ secret, epoch: next }))
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await expect(toast(own, 'One-time codes are off')).toBeVisible()
    await expect(own.getByRole('button', { name: 'Set up' })).toBeVisible()
  })
})

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
