import type { Page } from '@playwright/test'
import { createHeadline } from '../../src/features/headlines/headlines.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { openDialog, pressAtOnce, row, toast } from './acts.ts'
import { builtFile } from './built-file.ts'
import { makeHarbor } from './company.ts'
import { expect, PHONE, test } from './journey.ts'

test('without a mouse: to a page by the palette, a task, a metric and its weeks', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: 'about:blank' })
  const { keyboard } = page
  const release = await holdBack(page, ['web/shell/shortcuts.ts', 'web/shell/CommandPalette.tsx'])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /Maya/ })).toBeVisible()

  // Neither the shortcuts nor the palette are there yet.
  await keyboard.press('Control+k')
  await keyboard.type('metr')
  await keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/\/metrics$/)

  await keyboard.press('Control+m')
  await expect(page.getByRole('dialog', { name: 'Add Metric' }).getByLabel('Name')).toBeFocused()
  await keyboard.type('Boats sold')
  for (let fields = 0; fields < 7; fields++) await keyboard.press('Tab')
  await keyboard.type('10')
  await keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: /Boats sold/ })).toBeVisible()

  await page.getByRole('grid', { name: 'Scorecard' }).focus()
  await keyboard.press('End')
  await keyboard.type('12')
  await keyboard.press('ArrowLeft')
  await keyboard.type('9')
  await keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: /^12 ?, on track/ })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /^9 ?, off track/ })).toBeVisible()

  await keyboard.press('Control+i')
  await expect(page.getByRole('dialog', { name: 'Add Issue' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()

  await page.getByRole('main').focus()
  await pressAtOnce(page, 'gt')
  await expect(page).toHaveURL(/\/tasks$/)
  await pressAtOnce(page, 'ct')
  await expect(page.getByRole('dialog', { name: 'Add New Task' }).getByLabel('Title')).toBeFocused()
  await keyboard.type('Varnish the mast')
  await keyboard.press('Control+s')
  await expect(row(page, 'Varnish the mast')).toBeVisible()
})

test('without a mouse: a dialog gives the focus back, and Enter in an open list never sends its form', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/people' })
  const { keyboard } = page
  const invite = page.getByRole('button', { name: 'Invite people' })
  const dialog = page.getByRole('dialog', { name: 'Invite people' })

  await invite.focus()
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('E-mail')).toBeFocused()
  await keyboard.press('Escape')
  await expect(invite).toBeFocused()

  await keyboard.press('Enter')
  await expect(dialog.getByLabel('E-mail')).toBeFocused()
  await keyboard.type('rosa@harbor.example')
  const teams = dialog.getByRole('combobox', { name: /Teams/ })
  for (let fields = 0; fields < 3; fields++) await keyboard.press('Tab')
  await expect(teams).toBeFocused()
  await keyboard.type('no such team')
  await keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await keyboard.press('Control+a')
  await keyboard.type('Cr')
  await keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Remove Crew' })).toBeVisible()
  await keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Several people' })).toBeFocused()
  for (let buttons = 0; buttons < 2; buttons++) await keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row(page, 'rosa@harbor.example')).toBeVisible()
  await expect(invite).toBeFocused()
})

test('without a mouse: keys that come before a menu is there are for the menu', async ({ stage, enter }) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  for (const title of ['The quay is dry', 'The tug is back'])
    await stage.services.node.run(id, maya.id, createHeadline, { id: newId(), title, teamId })
  const page = await enter({ as: maya, path: 'about:blank' })
  const { keyboard } = page
  const release = await holdBack(page, ['ui/layers/MenuLayer.tsx'])
  await page.goto('/headlines')
  await page.getByRole('button', { name: 'Actions for The quay is dry' }).focus()
  // Opens the menu, goes to its last entry and chooses it.
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await keyboard.press(key)
  release()
  await expect(toast(page, 'Headline archived')).toBeVisible()
  await expect(row(page, 'The quay is dry')).toBeHidden()

  const releaseAgain = await holdBack(page, ['ui/layers/MenuLayer.tsx'])
  await page.reload()
  await page.getByRole('button', { name: 'Actions for The tug is back' }).focus()
  // The second is what a key sends that is held down.
  for (let times = 0; times < 2; times++) await keyboard.down('Enter')
  await keyboard.up('Enter')
  releaseAgain()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expect(row(page, 'The tug is back')).toBeVisible()
})

test('without a mouse: a title that is typed before its dialog is there stands in the dialog', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: 'about:blank' })
  const release = await holdBack(page, ['features/tasks/AddTaskDialog.tsx'])
  await page.goto('/headlines')
  await expect(page.getByRole('heading', { name: 'Headlines', level: 1 })).toBeVisible()
  await pressAtOnce(page, 'ct')
  // The first letters would lead to the goals, and Enter would press what has the focus.
  await page.keyboard.type('go on with the mast')
  release()
  const title = page.getByRole('dialog', { name: 'Add New Task' }).getByLabel('Title', { exact: true })
  await expect(title).toHaveValue('go on with the mast')
  await expect(page).toHaveURL(/\/headlines$/)
  await page.keyboard.type('s')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Task created')).toBeVisible()
})

/** Lets files come only once the returned function is called. */
async function holdBack(page: Page, sources: readonly string[]): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  for (const source of sources)
    await page.route(`**/${await builtFile(`src/${source}`)}`, async (route) => {
      await released.promise
      await route.continue()
    })
  return released.resolve
}

test('by keyboard in a narrow window the place in a list of seats is seen, and a page that a link opens has the focus', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Start with five seats' }).press('Enter')
  const tree = page.getByRole('tree', { name: 'Org Chart' })
  await tree.focus()
  await page.keyboard.press('ArrowDown')
  const active = (await tree.getAttribute('aria-activedescendant'))!
  await expect(page.locator(`[id="${active}"]`)).toHaveCSS('outline-style', 'solid')

  await page.keyboard.press('Enter')
  const role = openDialog(page).getByRole('textbox', { name: 'Add role' })
  await role.focus()
  for (let n = 1; n <= 7; n++) {
    await page.keyboard.type(`Role ${n}`)
    await page.keyboard.press('Enter')
  }
  await expect(role).toBeFocused()
  await expect(role).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(tree).toBeFocused()

  await page.goto('/tools')
  await page.getByRole('main').getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/tools\/./)
  await expect(page.getByRole('main')).toBeFocused()
})
