import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('every page begins at the same left edge, and a hint lets the pointer through', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/dashboard' })
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(heading).toContainText('Maya')
  const edge = (await heading.boundingBox())!.x
  for (const name of [
    'Tasks',
    'Goals',
    'Issues',
    'Headlines',
    'Metrics',
    'Meetings',
    'People',
    'Archive',
    'Settings',
  ]) {
    await links.filter({ hasText: name }).click()
    await expect(heading).toHaveText(name)
    await expect.poll(async () => (await heading.boundingBox())?.x, name).toBe(edge)
  }

  await page.getByRole('button', { name: 'Sign out' }).hover()
  const hint = page.getByRole('tooltip')
  await expect(hint).toHaveText('Sign out')
  const { x, y, width, height } = (await hint.boundingBox())!
  const middle = { x: x + width / 2, y: y + height / 2 }
  expect(
    await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('[role="tooltip"]'), middle),
  ).toBeNull()
})
