import { hashPassword } from '../../src/features/accounts/passwords/passwords.server.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import { newId } from '../../src/sync/id.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const PASSWORD = 'seven copper lanterns'

test('the last director reads why not; Omar deletes his account, and his name stays', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/status of 40[0134]|WebSocket connection .* HTTP Authentication failed/)
  const { id, maya, omar } = await makeHarbor(stage.services)
  await stage.services.pool.query(
    `insert into user_credentials (id, user_id, provider_id, account_id, password)
     values ($1, $2::uuid, 'credential', $2::text, $3)`,
    [newId(), omar.id, await hashPassword(PASSWORD)],
  )
  const director = await enter({ as: maya, path: '/profile', phone: true })
  const own = await enter({ as: omar, path: '/profile' })

  await test.step('Maya would leave nobody to direct the company', async () => {
    await director.getByRole('button', { name: 'Delete account' }).click()
    const dialog = director.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByText('You are its last director.')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await expectUsable(director, 'what holds up deleting an account')
  })

  await test.step('Omar reads what it leads to, and goes', async () => {
    await own.getByRole('button', { name: 'Delete account' }).click()
    const dialog = own.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByText('What stays')).toBeVisible()
    await expectUsable(own, 'deleting an account')
    await dialog.getByLabel('E-mail address of your account').fill('somebody@else.example')
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('This is not the address of your account')).toBeVisible()
    await dialog.getByLabel('E-mail address of your account').fill(omar.email)
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(own).toHaveURL(/\/$/)
    await own.goto('/profile')
    await expect(own).toHaveURL(/\/login/)
  })

  await test.step('the company knows his name, and nothing that leads to him', async () => {
    await expect
      .poll(
        async () => (await stage.services.pool.query('select from users where id = $1', [omar.id])).rowCount,
      )
      .toBe(0)
    await director.goto('/people')
    await expect(director.getByText(omar.email)).toHaveCount(0)
    const names = await inCompany(stage.services.pool, id, null, (client) =>
      client.query('select full_name as name, email from people where company_id = $1 and id = $2', [
        id,
        omar.id,
      ]),
    )
    expect(names.rows).toEqual([{ name: omar.fullName, email: 'deleted@account.invalid' }])
  })
})
