import { applyEntitlement } from '../../src/features/billing/entitlement.server.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import { startStripe } from '../stripe-server.ts'
import { toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test as base } from './journey.ts'
import { openStage, type Stage } from './stage.ts'
import { expectUsable } from './usable.ts'

const test = base.extend<object, { stage: Stage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const stripe = await startStripe()
      const { close, ...stage } = await openStage(stripe.settings)
      await use(stage)
      await close()
      await stripe.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const CLOSED = 'Your company has no active subscription'

/** The company's trial ends in so many days. */
async function endTrial({ services }: Stage, companyId: string, days: number): Promise<void> {
  await inCompany(services.pool, companyId, null, (client) =>
    client.query(
      'update company_subscriptions set trial_end = now() + make_interval(hours => $2) where company_id = $1',
      [companyId, days * 24],
    ),
  )
  await applyEntitlement(services, companyId)
}

test('from the trial to a subscription and its end, with a director and a member looking', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const maya = await enter({ as: harbor.maya, path: '/settings?tab=billing' })
  const lena = await enter({ as: harbor.lena, phone: true, path: '/dashboard' })
  const plan = maya.getByRole('heading', { name: 'Your plan' })

  await test.step('the trial at first sight', async () => {
    await expect(maya.getByText('30 days of your trial are left')).toBeVisible()
    await expect(maya.getByText('3 × $5.00 = $15.00')).toBeVisible()
    await expect(maya.getByRole('link', { name: 'Billing' })).toBeVisible()
    await expectUsable(maya, 'the trial')
    await lena.goto('/settings?tab=billing')
    await expect(lena.getByRole('tab', { name: 'General' })).toBeVisible()
    await expect(lena.getByRole('tab', { name: 'Billing' })).toBeHidden()
    await lena.goto('/tasks')
  })

  await test.step('the trial is over: the member is told whom to ask, the director is led to billing', async () => {
    await expect(lena.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
    await endTrial(stage, harbor.id, -1)
    await expect(lena.getByRole('heading', { name: CLOSED })).toBeVisible()
    await expect(lena.getByText('Maya Harper')).toBeVisible()
    await expect(lena.getByText('Omar Castell')).toBeHidden()
    await expectUsable(lena, 'the closed company')
    await maya.goto('/goals')
    await expect(maya).toHaveURL(/\/settings\?tab=billing/)
    await expect(maya.getByText('Your company can be read, but not changed')).toBeVisible()
    await expectUsable(maya, 'billing of a closed company')
  })

  await test.step('the director has fewer people before they pay, and the member has no say in that', async () => {
    await maya.goto('/people')
    await maya.getByRole('button', { name: 'Actions for Omar Castell' }).click()
    await maya.getByRole('menuitem', { name: 'Remove from company' }).click()
    await maya.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(toast(maya, 'User Removed')).toBeVisible()
    await lena.goto('/people')
    await expect(lena.getByRole('heading', { name: CLOSED })).toBeVisible()
    await lena.goto('/tasks')
    await maya.goto('/settings?tab=billing')
  })

  await test.step('the director pays, and the member goes on', async () => {
    await maya.getByRole('link', { name: 'Subscribe to Paid' }).click()
    await maya.getByRole('link', { name: 'Pay' }).click()
    await expect(plan).toBeVisible()
    await expect(maya.getByText('Paid plan')).toBeVisible()
    await expect(maya.getByText('2 × €7.00 = €14.00')).toBeVisible()
    await expect(maya.getByText('Next billing date')).toBeVisible()
    await expect(lena.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
    await expectUsable(maya, 'the subscription')
    await maya.emulateMedia({ colorScheme: 'dark' })
    await expectUsable(maya, 'the subscription in the dark')
  })

  await test.step('invoices open in a tab of their own', async () => {
    const opened = maya.context().waitForEvent('page')
    await maya.getByRole('button', { name: 'Payment details and invoices' }).click()
    await expect((await opened).getByRole('heading', { name: 'Your invoices' })).toBeVisible()
    await (await opened).close()
  })

  await test.step('cancelled for the end of the period, and kept', async () => {
    await maya.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(maya.getByRole('alertdialog')).toContainText('Nothing changes until')
    await maya.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(maya.getByText(/^Your subscription ends on/)).toBeVisible()
    await maya.getByRole('button', { name: 'Keep the subscription' }).click()
    await expect(maya.getByText('Next billing date')).toBeVisible()
  })

  await test.step('ended at once: the member can only be told', async () => {
    await maya.getByRole('button', { name: 'End it now' }).click()
    await maya.getByRole('alertdialog').getByRole('button', { name: 'End it now' }).click()
    await expect(maya.getByText('No active subscription')).toBeVisible()
    await expect(lena.getByRole('heading', { name: CLOSED })).toBeVisible()
  })
})

test('a checkout without a company says so', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  const maya = await enter({ as: harbor.maya, path: '/checkout' })
  await expect(maya.getByText('Please select a company first')).toBeVisible()
  await maya.getByRole('link', { name: 'Back to billing' }).click()
  await expect(maya.getByText('30 days of your trial are left')).toBeVisible()
})
