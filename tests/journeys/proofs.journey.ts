import type { Page } from '@playwright/test'
import { connect } from '../../src/features/identity/identity-harness.ts'
import { fillDialog, goOffline, quickCreate, row } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { joinAs, makeHarbor } from './company.ts'
import { expect, NO_NETWORK } from './journey.ts'
import { test } from './provider-stage.ts'
import { expectUsable } from './usable.ts'

const TASK = 'Paint the dinghy'
const company = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const asks = (page: Page) => page.getByRole('heading', { name: 'Sign in with your company' })
const onward = (page: Page) => page.getByRole('button', { name: 'Continue to the sign-in page of Harbor' })
const itIsMe = (page: Page) => page.getByRole('button', { name: 'Yes, it is me' })

test('a company begins to insist on its provider while somebody of two companies works in it', async ({
  stage,
  names,
  provider,
  enter,
  expectTrouble,
}) => {
  // Their session is refused, and for a while nobody can be asked why.
  expectTrouble(/status of 40[13]|ERR_FAILED/)
  expectTrouble(NO_NETWORK)
  const harbor = await makeHarbor(stage.services)
  const lantern = await makeHarbor(stage.services, 'Lantern')
  await joinAs(stage.services, lantern, harbor.lena, 'member')
  const lena = await enter({ as: harbor.lena, path: '/tasks' })
  if (await company(lena, 'Lantern').isVisible()) {
    await company(lena, 'Lantern').click()
    await lena.getByRole('menuitem', { name: 'Harbor' }).click()
  }
  await quickCreate(lena, 'Create Task')
  await fillDialog(lena, 'Add New Task', { Title: TASK }, 'Create task')
  await expect(row(lena, TASK)).toBeVisible()

  const insist = async () => {
    await provider.sendsTo(`${stage.url}/api/identity/callback/${harbor.id}`)
    const { name, value } = harbor.maya.cookie
    const director = { userId: harbor.maya.id, sessionId: '', cookie: `${name}=${value}` }
    const signIn = async () => director
    await connect(
      { url: stage.url, names, signIn },
      {
        companyId: harbor.id,
        director: harbor.maya.id,
        domain: 'harbor.example',
        issuer: provider.issuer,
        enforced: true,
      },
    )
  }

  await test.step('while the server can’t be asked why, what was open stays readable', async () => {
    await lena.route('**/api/session', (route) => route.abort())
    const failed = lena.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/session'))
    await insist()
    await failed
    await expect(lena).toHaveURL(/\/tasks/)
    await expect(row(lena, TASK)).toBeVisible()
    await lena.unroute('**/api/session')
  })

  await test.step('then the company asks for the proof, and the other one stays open', async () => {
    await expect(asks(lena)).toBeVisible()
    await expect(row(lena, TASK)).toBeHidden()
    await expectUsable(lena, 'a company that asks for a proof', 'main')
    await lena.keyboard.press('Control+k')
    await expect(lena.getByRole('dialog', { name: 'Search' }).getByText('Goals').first()).toBeVisible()
    await lena.keyboard.press('Escape')
    await lena.goto('/profile')
    await expect(lena.getByRole('heading', { name: 'Profile' }).first()).toBeVisible()
    await lena.goto('/tasks')
    await company(lena, 'Harbor').click()
    await lena.getByRole('menuitem', { name: 'Lantern' }).click()
    await expect(asks(lena)).toBeHidden()
    await expect(lena.getByRole('heading', { name: 'Tasks' }).first()).toBeVisible()
    await company(lena, 'Lantern').click()
    await lena.getByRole('menuitem', { name: 'Harbor' }).click()
    await expect(asks(lena)).toBeVisible()
  })

  await test.step('without a network what this browser holds of it stays closed', async () => {
    await keptForOffline(lena, TASK)
    await goOffline(lena)
    await lena.reload()
    await expect(asks(lena)).toBeVisible()
    await expect(row(lena, TASK)).toBeHidden()
    await onward(lena).click()
    await expect(onward(lena)).toBeEnabled()
    await lena.context().setOffline(false)
  })

  await test.step('whoever turns back at the provider can go there again', async () => {
    await onward(lena).click()
    await expect(itIsMe(lena)).toBeVisible()
    await lena.goBack()
    await expect(onward(lena)).toBeEnabled()
  })

  await test.step('what fails at the provider is said, and tried again from there', async () => {
    const known = { sub: 'lena', email: harbor.lena.email, name: 'Lena Brook' }
    await provider.knows({ ...known, verified: false })
    await onward(lena).click()
    await itIsMe(lena).click()
    await expect(
      lena.getByText('Your company’s provider has not verified your e-mail address.'),
    ).toBeVisible()
    await expect(lena.getByLabel('E-mail')).toHaveValue(harbor.lena.email)
    await expect(lena.getByRole('link', { name: 'Back to Quarterdeck' })).toHaveAttribute('href', /tasks/)
    await provider.knows(known)
    await lena.getByRole('button', { name: 'Continue' }).click()
    await expect(lena).toHaveURL(/\/tasks/)
    await expect(row(lena, TASK)).toBeVisible()
  })

  await test.step('once proved in this browser, it opens without a network as well', async () => {
    await keptForOffline(lena, TASK)
    await goOffline(lena)
    await lena.reload()
    await expect(row(lena, TASK)).toBeVisible()
  })
})
