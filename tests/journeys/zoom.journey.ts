import type { Locator, Page } from '@playwright/test'
import { makeHarbor } from './company.ts'
import { DESK, expect, test } from './journey.ts'
import { openIssues, startMeeting } from './meeting.ts'
import { makeMetric } from './metrics.ts'

test.use({ workerComes: 'at once' })

/** A window of 1280 by 1024 at 400 %, in CSS pixels (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

const ROUTES = [
  'dashboard',
  'metrics',
  'tasks',
  'goals',
  'issues',
  'headlines',
  'meetings',
  'people',
  'settings',
  'archive',
  'notifications',
  'profile',
]

/** Nothing scrolls sideways, the top bar fits, and most of the window is the screen's. */
async function expectRoom(page: Page, place: string): Promise<void> {
  const found = await page.evaluate(() => {
    const main = document.querySelector('main')!
    const right = [...document.querySelectorAll('header button')].map(
      (one) => one.getBoundingClientRect().right,
    )
    return {
      wide: [document.documentElement, main].filter((one) => one.scrollWidth > one.clientWidth).length,
      right: Math.max(...right),
      share: main.clientHeight / innerHeight,
    }
  })
  expect.soft(found.wide, `${place} scrolls sideways`).toBe(0)
  expect
    .soft(found.right, `the top bar of ${place} is wider than the window`)
    .toBeLessThanOrEqual(ZOOMED.width)
  expect.soft(found.share, `bars cover ${place}`).toBeGreaterThan(0.75)
}

/** It can be scrolled to, and nothing lies over it. */
async function expectWithinReach(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await control.click({ trial: true })
}

test('at 400 % zoom nothing scrolls sideways, bars leave room, and dialogs can be filled in', async ({
  stage,
  enter,
}) => {
  test.slow()
  const harbor = await makeHarbor(stage.services)
  await makeMetric(stage.services, harbor, { owner: harbor.maya, name: 'Boats sold', values: {} })
  const page = await enter({ as: harbor.maya, path: '/dashboard' })
  await page.setViewportSize(ZOOMED)
  for (const route of ROUTES) {
    await page.goto(`/${route}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expectRoom(page, route)
  }

  await page.goto('/tasks')
  await page.getByRole('button', { name: 'New task' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  const title = dialog.getByRole('textbox', { name: 'Title' })
  const create = dialog.getByRole('button', { name: 'Create task' })
  for (const control of [title, dialog.getByRole('textbox', { name: 'Description' }), create])
    await expectWithinReach(control)
  await title.fill('Caulk the deck')
  await create.click()
  await expect(dialog).toBeHidden()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await expectWithinReach(palette.getByRole('option').last())
  await page.keyboard.press('Escape')

  await page.setViewportSize(DESK)
  await startMeeting(page, 'Crew')
  await openIssues(page)
  await page.setViewportSize(ZOOMED)
  await expect(page.getByRole('button', { name: 'In Meeting' })).toBeVisible()
  await expectRoom(page, 'a meeting')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(DESK)
  const step = page.getByRole('navigation', { name: 'Agenda' }).locator('[aria-current="step"]')
  await expect(step).toHaveCSS('outline-style', 'solid')
})

test('in forced colours a line tells what a background tells otherwise', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/settings?tab=general' })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const hasLine = (what: Locator) => expect(what).toHaveCSS('outline-style', 'solid')
  await hasLine(page.getByRole('tab', { name: 'General' }))
  await hasLine(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]').first())
  await expect(page.getByRole('tab', { name: 'Shortcuts' })).toHaveCSS('outline-style', 'none')

  await page.goto('/people')
  await hasLine(page.getByRole('tab', { selected: true }).first())
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await hasLine(page.getByRole('menu'))
  await page.keyboard.press('ArrowDown')
  await hasLine(page.locator('[role="menuitem"][data-highlighted]'))
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(search).toBeFocused()
  await hasLine(page.getByRole('dialog', { name: 'Search' }))
  await hasLine(page.locator('[role="option"][data-highlighted]'))
  await page.keyboard.press('Escape')

  await page.goto('/dashboard')
  const done = page.getByRole('progressbar').first()
  await hasLine(done)
  await expect(done).toHaveCSS('forced-color-adjust', 'none')
})
