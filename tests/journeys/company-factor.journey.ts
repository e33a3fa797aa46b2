import { newId } from '../../src/sync/id.ts'
import { hashPassword } from '../../src/features/accounts/passwords/passwords.server.ts'
import { useOfSecret } from '../../src/features/accounts/second-factor/check-code.server.ts'
import { newSecret } from '../../src/features/accounts/second-factor/one-time-codes.server.ts'
import { appCode } from '../../src/features/accounts/second-factor/second-factor-harness.ts'
import { fillDialog, openDialog, quickCreate, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const PASSWORD = 'lantern-over-the-quay'

test('a company asks everybody for a second factor while somebody without one works in it', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/status of 40[139]|WebSocket connection .* HTTP Authentication failed/)
  const { pool, seals } = stage.services
  const harbor = await makeHarbor(stage.services)
  const lena = await enter({ as: harbor.lena, path: '/tasks', phone: true })
  const maya = await enter({ as: harbor.maya, path: '/settings?tab=sign-in' })
  await pool.query(
    "insert into user_credentials (id, user_id, provider_id, account_id, password) values ($1, $2::uuid, 'credential', $2::text, $3)",
    [newId(), harbor.lena.id, await hashPassword(PASSWORD)],
  )

  const ask = async () => {
    await maya.getByRole('switch', { name: 'Everybody needs a second factor' }).click()
    await maya.getByRole('alertdialog').getByRole('button', { name: 'Ask everybody' }).click()
  }

  await test.step('a director without one is told to set one up first', async () => {
    await expectUsable(maya, 'the sign-in settings', 'main')
    await ask()
    await expect(toast(maya, 'This was not saved')).toBeVisible()
    await expect(maya.getByRole('switch', { name: 'Everybody needs a second factor' })).not.toBeChecked()
  })

  await test.step('one who has shown theirs switches it on, and Lena’s page asks for hers', async () => {
    const secret = await newSecret()
    await pool.query('insert into second_factors (user_id, secret, confirmed_at) values ($1, $2, now())', [
      harbor.maya.id,
      seals.seal(secret, useOfSecret(harbor.maya.id)),
    ])
    const shown = await maya.request.post(`${stage.url}/api/second-factor/show`, {
      data: { code: appCode(secret) },
      headers: { origin: stage.url },
    })
    expect(shown.status()).toBe(200)
    await ask()
    await expect(maya.getByRole('switch', { name: 'Everybody needs a second factor' })).toBeChecked()
    await expect(lena.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expectUsable(lena, 'the company that asks for a second factor', 'main')
    await lena.emulateMedia({ colorScheme: 'dark' })
    await expectUsable(lena, 'the same in the dark', 'main')
    await lena.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('she sets one up from there, and goes on where she was', async () => {
    await lena.getByRole('button', { name: 'Set up one-time codes' }).click()
    const dialog = openDialog(lena)
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const secret = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue()
    await dialog.getByLabel('Code in the app').fill(appCode(secret))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByRole('button', { name: 'I have kept them' }).click()
    await expect(lena).toHaveURL(/\/tasks/)
    await expect(lena.getByRole('heading', { name: 'One more step' })).toBeHidden()
    await quickCreate(lena, 'Create Task')
    await fillDialog(lena, 'Add New Task', { Title: 'Paint the hull' }, 'Create task')
    await expect(row(lena, 'Paint the hull')).toBeVisible()
  })

  await test.step('a browser that was open before its person had codes is asked for one', async () => {
    const before = await enter({ as: harbor.omar, path: '/tasks' })
    await expect(before.getByRole('heading', { name: 'One more step' })).toBeVisible()
    const secret = await newSecret()
    await pool.query('insert into second_factors (user_id, secret, confirmed_at) values ($1, $2, now())', [
      harbor.omar.id,
      seals.seal(secret, useOfSecret(harbor.omar.id)),
    ])
    await before.reload()
    await before.getByLabel('Code of your authenticator app').fill('000000')
    await before.getByRole('button', { name: 'Continue' }).click()
    await expect(before.getByText('The code is wrong')).toBeVisible()
    await before.getByLabel('Code of your authenticator app').fill(appCode(secret))
    await before.getByRole('button', { name: 'Continue' }).click()
    await expect(before.getByRole('heading', { name: 'One more step' })).toBeHidden()
  })
})
