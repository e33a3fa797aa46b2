import { hashPassword } from '../../src/features/accounts/passwords/passwords.server.ts'
import { newId } from '../../src/sync/id.ts'
import { toast } from './acts.ts'
import { addressOf, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { followMail } from './mail.ts'
import { expectUsable } from './usable.ts'

const PASSWORD = 'seven copper lanterns'
const NEXT = 'eight silver lanterns'

test('Maya changes her password and her address, and her company sees the new one', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/status of 403/)
  const { maya, lena } = await makeHarbor(stage.services)
  await stage.services.pool.query(
    `insert into user_credentials (id, user_id, provider_id, account_id, password)
     values ($1, $2::uuid, 'credential', $2::text, $3)`,
    [newId(), maya.id, await hashPassword(PASSWORD)],
  )
  const own = await enter({ as: maya, path: '/profile' })

  await test.step('the password', async () => {
    await own.getByRole('button', { name: 'Change password' }).click()
    const dialog = own.getByRole('dialog', { name: 'Change password' })
    await dialog.getByLabel('Present password').fill('not my password')
    await dialog.getByLabel('New password', { exact: true }).fill(NEXT)
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect(dialog.getByText('The password is wrong')).toBeVisible()
    await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue(NEXT)
    await expectUsable(own, 'changing the password')
    await dialog.getByLabel('Present password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(own, 'Password changed')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the address, by the link that was sent there', async () => {
    const email = addressOf('Maya Harper')
    await own.getByRole('button', { name: 'Change e-mail' }).click()
    const dialog = own.getByRole('dialog', { name: 'Change e-mail' })
    await dialog.getByLabel('New e-mail').fill(email)
    await dialog.getByLabel('Your password', { exact: true }).fill(NEXT)
    await expectUsable(own, 'changing the address')
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(toast(own, 'Check your mail')).toBeVisible()
    const link = await followMail(await enter({ phone: true }), email, 'Use this address')
    await expectUsable(link, 'the new address')
    await link.getByRole('button', { name: 'Use this address' }).click()
    await expect(link.getByText(`From now on you sign in with ${email}.`)).toBeVisible()
    const colleague = await enter({ as: lena, path: '/people' })
    await expect(colleague.getByText(email)).toBeVisible()
    await own.reload()
    await expect(own.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  })
})
