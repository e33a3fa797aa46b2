import type { Locator } from '@playwright/test'
import { setLab } from '../../src/features/companies/companies.mutations.ts'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { renamePerson } from '../../src/features/people/people.mutations.ts'
import { addPlanItems } from '../../src/features/strategy/plan-items.mutations.ts'
import { updateTeam } from '../../src/features/teams/teams.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { openDialog, quickCreate } from './acts.ts'
import { builtFile } from './built-file.ts'
import { makeHarbor } from './company.ts'
import { DESK, expect, test } from './journey.ts'

test.use({ workerComes: 'at once' })

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

test('an entry of a part that is off says so, and goes with the company’s choice; the settings fold out', async ({
  stage,
  enter,
}) => {
  const { id, maya, lena } = await makeHarbor(stage.services)
  const director = await enter({ as: maya, path: '/dashboard' })
  const entries = director.getByRole('navigation', { name: 'Main' })
  const process = entries.getByRole('link', { name: 'Process' })
  await process.focus()
  await director.keyboard.press('Shift+Tab')
  await director.keyboard.press('Tab')
  await expect(director.getByRole('tooltip')).toHaveText('Switched off for this company')
  await expect(process).toHaveAttribute('aria-disabled', 'true')
  await stage.services.node.run(id, maya.id, setLab, { lab: 'process', isOn: true })
  await expect(process).not.toHaveAttribute('aria-disabled')
  await expect(entries.getByRole('link', { name: 'Tools' })).toBeVisible()
  await entries.getByRole('button', { name: 'Pages of the settings' }).click()
  await entries.getByRole('link', { name: 'Billing' }).click()
  await expect(director).toHaveURL(/tab=billing/)

  await director.goto(new URL('/analytics', director.url()).href)
  await expect(director.getByRole('heading', { name: 'Analytics is switched off' })).toBeVisible()
  await director.getByRole('link', { name: 'Open settings' }).click()
  await expect(director.getByRole('switch', { name: 'Analytics' })).toHaveAccessibleDescription(
    'How goals, numbers, meetings, tasks and issues develop.',
  )
  await expect(director.getByRole('switch', { name: 'Analytics' })).toBeInViewport()
  // No model is set here, so that switching it on is not all it takes.
  await expect(director.getByRole('switch', { name: 'AI Thought Partner' })).toHaveAccessibleDescription(
    /It stays off until whoever runs this installation sets a model for it\.$/,
  )

  const member = await enter({ as: lena, path: '/analytics' })
  await expect(member.getByText('A director can switch it on under Settings > General > Labs.')).toBeVisible()
  await expect(member.getByRole('link', { name: 'Open settings' })).toHaveCount(0)
  await member.goto(new URL('/settings', member.url()).href)
  const theirs = member.getByRole('navigation', { name: 'Main' })
  await expect(theirs.getByRole('link', { name: 'Shortcuts' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Strategy' })).toHaveAccessibleName(
    'Strategy: No plan is shared with you yet',
  )
  for (const name of ['Billing', 'Tools', 'Super Admin', 'Help', 'Product Feedback'])
    await expect(theirs.getByRole('link', { name })).toHaveCount(0)
})

test('a panel that breaks says so and can be tried again, while the rest of the page goes on', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/This part is broken/)
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: 'about:blank' })
  for (const source of ['features/meeting-room/lobby/MeetingButton.tsx', 'web/shell/CommandPalette.tsx'])
    await page.route(`**/${await builtFile(`src/${source}`)}`, async (route) => {
      const code = await (await route.fetch()).text()
      const broken = `function broken() { if (!window.mended) throw new Error('This part is broken') }`
      await route.fulfill({
        contentType: 'text/javascript',
        body: `${code.replace(/default:\(\)=>[\w$]+/, 'default:()=>broken')}\n${broken}`,
      })
    })
  await page.goto('/dashboard')
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(again).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  await expect(page.getByText('Nothing is due this week.')).toBeVisible()
  await page.keyboard.press('Control+k')
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(alert).toContainText('The rest of the page still works.')
  await page.evaluate('window.mended = true')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await again.click()
  await expect(again).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click()
  await expect(page.getByRole('heading', { name: 'Goals', exact: true })).toBeVisible()
})

test('on a phone the chosen tab comes into view whole', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/settings', phone: true })
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Your data').click()
  // Only its beginning is to be seen.
  await tab('Audit log').click({ position: { x: 5, y: 20 } })
  await expect(tab('Audit log')).toHaveAttribute('aria-selected', 'true')
  await expect(tab('Audit log')).toBeInViewport({ ratio: 1 })
})

test('long names and a title without a space keep within their dialogs and columns', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const { node } = stage.services
  const fullName = 'Maximiliane Friederike von Hohenstein-Wittgenstein zu Berle'
  await node.run(id, maya.id, renamePerson, { personId: maya.id, fullName })
  await node.run(id, maya.id, updateTeam, { id: teamId, name: 'Operations and long-term maintenance' })
  const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'
  const goal = { id: newId(), teamId, ownerId: maya.id, title, description: null }
  await node.run(id, maya.id, createGoal, { ...goal, targetDate: null, isCompanyGoal: false })

  const page = await enter({ as: maya, path: '/goals?view=board', phone: true })
  const column = page.getByRole('region', { name: 'On track: 1' })
  await expect(column.getByRole('button', { name: title, exact: true })).toBeVisible()
  expect(await overflow(column)).toEqual([])
  for (const entry of ['Create Goal', 'Create Metric', 'Create Issue']) {
    await quickCreate(page, entry)
    const owner = openDialog(page).getByRole('combobox', { name: /owner/i })
    await expect(owner).toHaveText(fullName)
    expect(await overflow(openDialog(page)), entry).toEqual([])
    await page.keyboard.press('Escape')
    await expect(openDialog(page)).toBeHidden()
  }
  await page.setViewportSize(DESK)
  await expect.poll(() => overflow(column)).toEqual([])
})

test('in German the words of the strategy and of the fit have room', async ({ stage, enter }) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const { node } = stage.services
  await node.run(id, maya.id, updateTeam, { id: teamId, isLeadership: true })
  const items = [{ id: newId(), title: 'Ruhe' }]
  await node.run(id, maya.id, addPlanItems, { teamId, planId: newId(), list: 'values', items })
  const page = await enter({ as: maya, path: '/strategy', locale: 'de-DE' })
  const heading = page.getByRole('heading', { name: 'Marketingstrategie' })
  await expect(page.getByText('In diesem Quartal sind keine Unternehmensziele fällig.')).toBeVisible()
  expect(await heading.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  await page.goto('/people?tab=fit')
  const result = page.getByText('Nicht ganz eingeschätzt').first()
  await expect(result).toBeVisible()
  expect(await result.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
})

/** What stands further right than this itself. */
const overflow = (within: Locator): Promise<string[]> =>
  within.evaluate((frame) =>
    [...frame.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1)
      .map((one) => one.outerHTML.slice(0, 100)),
  )
