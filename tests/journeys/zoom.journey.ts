import type { Locator } from '@playwright/test'
import { openDialog } from './acts.ts'
import { makeHarbor } from './company.ts'
import { DESK, expect, test } from './journey.ts'
import { openIssues, startMeeting } from './meeting.ts'
import { expectRoom, ZOOMED } from './usable.ts'

test.use({ workerComes: 'at once' })

/** It can be scrolled to, and nothing lies over it. */
async function expectWithinReach(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await control.click({ trial: true })
}

test('at 400 % zoom dialogs can be filled in, the pages can be reached, and a meeting has room', async ({
  stage,
  enter,
}) => {
  test.slow()
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/dashboard' })
  await page.setViewportSize(ZOOMED)
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

  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expectWithinReach(page.getByRole('dialog').getByRole('link', { name: 'Settings' }))
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()

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
