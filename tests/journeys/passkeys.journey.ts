import { hashPassword } from '../../src/features/accounts/passwords/passwords.server.ts'
import { newId } from '../../src/sync/id.ts'
import { openDialog, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const PASSWORD = 'seven copper lanterns'

test('Maya adds a passkey, signs in with it alone, and removes it', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/status of 403/)
  const { maya, omar } = await makeHarbor(stage.services)
  await stage.services.pool.query(
    `insert into user_credentials (id, user_id, provider_id, account_id, password)
     values ($1, $2::uuid, 'credential', $2::text, $3)`,
    [newId(), maya.id, await hashPassword(PASSWORD)],
  )
  const own = await enter({ as: maya, path: '/profile' })
  const device = await own.context().newCDPSession(own)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  /** Whether whoever is asked touches the device. One that is touched answers an offer at once too. */
  const touches = (enabled: boolean) =>
    device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })

  await test.step('it is added with the password', async () => {
    await own.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = own.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Name').fill('Maya’s laptop')
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await expectUsable(own, 'adding a passkey')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(toast(own, 'Passkey added')).toBeVisible()
    await expect(own.getByText('never used')).toBeVisible()
    await expect(own.getByText('On one device, made in Chrome on Linux')).toBeVisible()
    await expectUsable(own, 'the passkeys')
  })

  await test.step('what it signed counts once, and for this server’s own pages only', async () => {
    // A page of the app would go to the sign-in page by itself.
    await own.goto('about:blank')
    await own.context().clearCookies()
    const sent: unknown[] = []
    own.on('request', (request) => {
      if (request.url().endsWith('/api/sign-in/passkey')) sent.push(request.postDataJSON())
    })
    await touches(false)
    const offer = () => own.waitForResponse(/sign-in\/passkey\/offer$/)
    const offered = offer()
    await own.clock.install()
    await own.goto('/login')
    expect((await (await offered).json()) as object).toMatchObject({ options: { rpId: 'localhost' } })
    // A challenge counts for five minutes, so a page that is still open then has another one.
    const renewed = offer()
    await own.clock.fastForward('04:00')
    await renewed
    // The offer is still open and has to give way to the button. What was asked of the device untouched stays without an answer.
    await own.route(/passkey\/begin$/, async (route) => {
      await touches(true)
      await route.continue()
    })
    await own.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(own).toHaveURL(/\/dashboard/)
    const again = await own.evaluate(
      (body) =>
        fetch('/api/sign-in/passkey', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then(({ status }) => status),
      sent[0],
    )
    expect(again).toBe(403)
  })

  await test.step('the field of the address offers it, without the button', async () => {
    await own.goto('about:blank')
    await own.context().clearCookies()
    const begun: string[] = []
    own.on('request', (request) => {
      if (request.url().endsWith('/passkey/begin')) begun.push(request.url())
    })
    await own.goto('/login')
    await expect(own).toHaveURL(/\/dashboard/)
    expect(begun).toEqual([])
  })

  await test.step('nobody else removes it; Maya does', async () => {
    await own.goto('/profile')
    await expect(own.getByText('last used')).toBeVisible()
    const { rows } = await stage.services.pool.query<{ id: string }>(
      'select id from passkeys where user_id = $1',
      [maya.id],
    )
    const other = await enter({ as: omar, path: '/profile' })
    await expect(other.getByText('You have no passkey yet.')).toBeVisible()
    expect(rows).toHaveLength(1)
    await own.getByRole('button', { name: 'Rename Maya’s laptop' }).click()
    await openDialog(own).getByLabel('Name').fill('Old laptop')
    await openDialog(own).getByRole('button', { name: 'Save' }).click()
    await own.getByRole('button', { name: 'Remove Old laptop' }).click()
    const dialog = openDialog(own)
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(toast(own, 'Passkey removed')).toBeVisible()
    await expect(own.getByText('You have no passkey yet.')).toBeVisible()
  })
})
