import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const STEPS = [
  'Create a Team',
  'Create a Goal',
  'Create a Metric',
  'Invite your Team',
  'Run a Meeting',
  'Complete the Org Chart',
  'Design your Strategy and Execution',
]

/** Counts what a celebration shows and plays. */
function countCelebrations() {
  const seen = { canvases: 0, notes: 0 }
  Object.assign(globalThis, { seen })
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (when) {
    seen.notes++
    start.call(this, when)
  }
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: [string]) {
    if (this.isConnected) seen.canvases++
    return getContext.apply(this, asked)
  } as typeof getContext
}

const celebrated = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { canvases: number; notes: number } }).seen)

test('a visitor plays through the seven steps by keyboard, is celebrated once, and begins anew', async ({
  enter,
}) => {
  const page = await enter({ path: '/login' })
  await page.addInitScript(countCelebrations)
  await page.clock.install()
  await page.goto('/onboarding-demo')
  const steps = page.getByRole('region', { name: 'Steps' })
  const said = page.locator('#announcements')

  await page.getByRole('button', { name: 'Start: Create a Team' }).focus()
  // From here on time passes as this story says, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const [index, title] of STEPS.entries()) {
    await expect(page.getByRole('button', { name: `Start: ${title}` })).toBeFocused()
    await expect(steps.getByRole('button', { name: /^Start/ })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(said).toHaveText(`${title}: in progress`)
    await page.clock.runFor(1_499)
    await expect(page.getByText(`${index} of 7 completed`)).toBeVisible()
    await page.clock.runFor(1_001)
    await expect(page.getByText(`${index + 1} of 7 completed`)).toBeVisible()
    await expect(said).toContainText(`${title}: completed`)
  }
  await expect(page.getByText('Your workspace is ready for action!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeFocused()
  // The last step may have ended up to a second ago by this clock.
  await page.clock.runFor(500)
  await expect.poll(() => celebrated(page)).toMatchObject({ notes: 3 })
  await page.clock.runFor(200)
  await expect.poll(() => celebrated(page)).toEqual({ canvases: 1, notes: 3 })

  await page.getByRole('button', { name: 'Reset Demo' }).click()
  await expect(page.getByText('0 of 7 completed')).toBeVisible()
  await expect(steps.getByText('Pending')).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Start: Create a Team' })).toBeVisible()
})
