import type { Page } from '@playwright/test'
import { CLIENT_SECRET } from '../provider.ts'
import { toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect } from './journey.ts'
import { test } from './provider-stage.ts'
import { expectUsable } from './usable.ts'

const DOMAIN = 'quay.example'

test('a director connects the company’s provider, and a newcomer signs in by it', async ({
  stage,
  names,
  provider,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/\/api\/identity\/(domains\/verify|domains|start|provider\/test)/)
  const harbor = await makeHarbor(stage.services)
  const director = await enter({ as: harbor.maya, path: '/settings?tab=sign-in' })

  await test.step('a domain is proved by its TXT record', async () => {
    await expect(director.getByText('No domain is listed yet.')).toBeVisible()
    await director.getByLabel('Domain', { exact: true }).fill('gmail.com')
    await director.getByRole('button', { name: 'Add domain' }).click()
    await expect(director.getByText('Anybody can have an address of this domain.')).toBeVisible()
    await director.getByLabel('Domain', { exact: true }).fill(DOMAIN)
    await director.getByRole('button', { name: 'Add domain' }).click()
    const record = director.getByLabel(`TXT record of ${DOMAIN}`)
    await expect(record).toHaveValue(/^quarterdeck-verification=/)
    await expectUsable(director, 'the sign-in settings')
    await director.getByRole('button', { name: `Check ${DOMAIN}` }).click()
    await expect(toast(director, 'Not verified yet')).toBeVisible()
    names.records.set(DOMAIN, [await record.inputValue()])
    await director.getByRole('button', { name: `Check ${DOMAIN}` }).click()
    await expect(director.getByText('Verified', { exact: true })).toBeVisible()
  })

  await test.step('the provider is set and tested', async () => {
    await provider.sendsTo(await director.getByLabel('Redirect address').inputValue())
    await fillProvider(director, 'https://127.0.0.1:9')
    await director.getByRole('button', { name: 'Test the saved provider' }).click()
    await expect(director.getByText('The provider can’t be reached at its address.')).toBeVisible()
    await fillProvider(director, provider.issuer)
    await director.getByRole('button', { name: 'Test the saved provider' }).click()
    await expect(director.getByText('The provider answers')).toBeVisible()
    await expectUsable(director, 'a provider that works', 'main')
    await director.emulateMedia({ colorScheme: 'dark' })
    await expectUsable(director, 'a provider in the dark', 'main')
  })

  await test.step('a directory is let in by a token that is shown once', async () => {
    await director.getByRole('button', { name: 'Make a token' }).click()
    await expect(director.getByText('Say which directory the token is for.')).toBeVisible()
    await director.getByLabel('Name', { exact: true }).fill('Entra ID')
    await director.getByRole('button', { name: 'Make a token' }).click()
    const token = await director.getByLabel('Token', { exact: true }).inputValue()
    const asked = await fetch(`${stage.url}/api/scim/v2/Users`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(asked.status).toBe(200)
    await expect(director.getByText(/^Expires /)).toBeVisible()
    await expectUsable(director, 'a token of a directory', 'main')
    await director.getByRole('button', { name: 'Revoke Entra ID' }).click()
    await director.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(director.getByText('There is no token yet, so no directory is let in.')).toBeVisible()
  })

  await test.step('a newcomer is a member at once', async () => {
    await provider.knows({ sub: 'nora', email: `nora@${DOMAIN}`, name: 'Nora Quay' })
    const nora = await enter({ phone: true, path: '/login?returnTo=%2Ftasks' })
    await nora.getByRole('link', { name: 'Sign in with your company' }).click()
    await expect(nora.getByRole('heading', { name: 'Sign in with your company' })).toBeVisible()
    await expectUsable(nora, 'the address')
    await nora.getByLabel('E-mail').fill('nora@elsewhere.example')
    await nora.getByRole('button', { name: 'Continue' }).click()
    await expect(nora.getByText('No provider for this address')).toBeVisible()
    await nora.getByLabel('E-mail').fill(`nora@${DOMAIN}`)
    await nora.getByRole('button', { name: 'Continue' }).click()
    await nora.getByRole('button', { name: 'Yes, it is me' }).click()
    await expect(nora).toHaveURL(/\/tasks/)
    await director.goto('/people')
    await expect(director.getByText('Nora Quay').first()).toBeVisible()
  })

  await test.step('what a provider refuses is said in words', async () => {
    await provider.knows({ sub: 'ulla', email: `ulla@${DOMAIN}`, verified: false })
    const ulla = await enter({ path: '/company-sign-in' })
    await ulla.getByLabel('E-mail').fill(`ulla@${DOMAIN}`)
    await ulla.getByRole('button', { name: 'Continue' }).click()
    await ulla.getByRole('button', { name: 'Yes, it is me' }).click()
    await expect(
      ulla.getByText('Your company’s provider has not verified your e-mail address.'),
    ).toBeVisible()
  })
})

async function fillProvider(page: Page, issuer: string): Promise<void> {
  await page.getByLabel('Issuer').fill(issuer)
  await page.getByLabel('Client ID').fill('quarterdeck')
  await page.getByLabel('Client secret').fill(CLIENT_SECRET)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Client secret')).toHaveValue('')
}
