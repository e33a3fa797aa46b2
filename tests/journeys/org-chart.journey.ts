import type { Locator, Page } from '@playwright/test'
import { holdUndo, pressAtOnce } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const tree = (page: Page) => page.getByRole('tree', { name: 'Org Chart' })
const seat = (page: Page, name: string) => tree(page).getByRole('treeitem', { name })

const idOf = async (item: Locator): Promise<string> => (await item.getAttribute('id'))!

/** Chooses in the list of a field that has the focus, as somebody does who types. */
async function choose(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await expect(page.getByRole('option').first()).toContainText(text)
  await page.keyboard.press('Enter')
}

test('the keyboard alone builds the starter chart with its holders, and moves a seat', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/people' })
  await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeVisible()
  await pressAtOnce(page, 'go')
  const start = page.getByRole('button', { name: 'Start with five seats' })
  await expect(start).toBeVisible()
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(tree(page).getByRole('treeitem')).toHaveCount(5)
  await expect(page.getByRole('main')).toBeFocused()
  await tree(page).focus()

  // Down from the top to the managing director, whose seat goes to Omar.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Seat Managing Director' })
  await panel.getByRole('button', { name: 'Add holder' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Person' })).toBeFocused()
  await choose(page, 'Omar Castell')
  await page.getByRole('button', { name: 'Add holder' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(seat(page, 'Managing Director')).toContainText('Omar Castell')
  await page.keyboard.press('Escape')
  await expect(tree(page)).toBeFocused()

  // A new seat below it, which then reports to the top.
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Name of the seat' }).fill('Harbour Master')
  await page.keyboard.press('Enter')
  await expect(seat(page, 'Harbour Master')).toBeVisible()
  await expect(tree(page)).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('combobox', { name: 'Move under…' })).toBeFocused()
  await choose(page, 'Visionary')
  await page.getByRole('button', { name: 'Move', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#announcements')).toHaveText('Harbour Master now reports to Visionary')
  await expect(seat(page, 'Harbour Master')).toHaveAttribute('aria-level', '2')

  await tree(page).focus()
  await page.keyboard.press('Delete')
  await holdUndo(page)
  await expect(seat(page, 'Harbour Master')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(seat(page, 'Harbour Master')).toBeVisible()
})

test('what one director changes, another reader sees at once; readers are told why they can’t', async ({
  stage,
  enter,
}) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })
  const reader = await enter({ as: lena, path: '/org-chart' })
  await expect(reader.getByText('A director starts the org chart.')).toBeVisible()
  await page.getByRole('button', { name: 'Start with five seats' }).click()
  await expect(tree(reader).getByRole('treeitem')).toHaveCount(5)
  await seat(reader, 'Finance').click()
  await expect(reader.getByText('You can edit the seats beneath your own.')).toBeVisible()
  await seat(page, 'Finance').click()
  const panel = page.getByRole('complementary', { name: 'Seat Finance' })
  await panel.getByRole('textbox', { name: 'Add role' }).fill('Cash and books')
  await page.keyboard.press('Enter')
  await expect(
    reader.getByRole('complementary', { name: 'Seat Finance' }).getByText('Cash and books'),
  ).toBeVisible()
})

test('a seat is dragged under another one, found, and drawn as large as one likes', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })
  await page.getByRole('button', { name: 'Start with five seats' }).click()
  await expect(seat(page, 'Finance')).toHaveAttribute('aria-level', '3')
  const middleOf = async (name: string) => {
    const box = (await seat(page, name).boundingBox())!
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  await page.mouse.move(...(await middleOf('Finance')))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf('Operations')), { steps: 8 })
  await page.mouse.up()
  await expect(page.locator('#announcements')).toHaveText('Finance now reports to Operations')
  await expect(seat(page, 'Finance')).toHaveAttribute('aria-level', '4')

  await tree(page).focus()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Seat or person' })
  await expect(search).toBeFocused()
  await page.keyboard.type('harbor pilot')
  await expect(page.getByText('No seat or person matches "harbor pilot"')).toBeVisible()
  await search.fill('finan')
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(tree(page)).toHaveAttribute('aria-activedescendant', await idOf(seat(page, 'Finance')))
  await page.keyboard.press('Escape')
  await expect(tree(page)).toBeFocused()

  for (let steps = 0; steps < 7; steps++) await page.keyboard.press('-')
  await expect(page.getByRole('button', { name: /^28%/ })).toBeVisible()
  await expect(seat(page, 'Finance')).toHaveText('')
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: /^100%/ })).toBeVisible()
  await expect(seat(page, 'Finance')).toContainText('Open seat')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(seat(page, 'Finance')).toHaveCount(0)
})

test('axe finds nothing on the chart and its panel, in both themes, on a desk and on a phone', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  for (const phone of [false, true]) {
    const page = await enter({ as: maya, path: '/org-chart', phone })
    if (!phone) {
      await expectUsable(page, 'the empty org chart')
      await page.getByRole('button', { name: 'Start with five seats' }).click()
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(seat(page, 'Operations')).toBeVisible()
      await expectUsable(page, `the org chart, ${colorScheme}, ${phone ? 'phone' : 'desk'}`)
      await seat(page, 'Operations').click()
      await expect(page.getByRole('textbox', { name: 'Add role' })).toBeVisible()
      // The keyboard of a phone would stand over the sheet that has just opened.
      if (phone) await expect(page.getByRole('dialog')).toBeFocused()
      await expectUsable(page, `a seat, ${colorScheme}, ${phone ? 'phone' : 'desk'}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('textbox', { name: 'Add role' })).toHaveCount(0)
    }
  }
})

test('what was removed from the chart is still listed a page later, and is brought back', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })
  await page.getByRole('button', { name: 'Start with five seats' }).click()
  await seat(page, 'Finance').click()
  const addRole = page.getByRole('textbox', { name: 'Add role' })
  await expect(addRole).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(addRole).toBeHidden()
  await tree(page).focus()
  await page.keyboard.press('Delete')
  await expect(tree(page).getByRole('treeitem')).toHaveCount(4)
  await page.goto('/tasks')
  await page.goto('/org-chart')
  await page.getByRole('button', { name: 'Live' }).click()
  await page.getByRole('menuitem', { name: 'Removed seats and drafts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Removed seats and drafts' })
  await expect(dialog.getByText('Seat ·')).toBeVisible()
  await expectUsable(page, 'what was removed from the chart')
  await dialog.getByRole('button', { name: 'Restore Finance' }).click()
  await expect(dialog.getByText('Nothing was archived or removed in the last 30 days.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(seat(page, 'Finance')).toBeVisible()
})

test('a draft is made live over what others have changed meanwhile, and the chart before it is drafted again', async ({
  stage,
  enter,
}) => {
  const { maya, omar, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })
  await page.getByRole('button', { name: 'Start with five seats' }).click()
  await expect(tree(page).getByRole('treeitem')).toHaveCount(5)
  const manager = await enter({ as: omar, path: '/org-chart' })
  const reader = await enter({ as: lena, path: '/org-chart' })

  await manager.getByRole('button', { name: 'Live' }).click()
  await manager.getByRole('menuitem', { name: 'New draft' }).click()
  await manager.getByRole('textbox', { name: 'Name of the draft' }).fill('Next year')
  await manager.keyboard.press('Enter')
  await expect(manager.getByText('Draft', { exact: true })).toBeVisible()
  const rename = async (by: Page, from: string, to: string) => {
    await seat(by, from).click()
    const name = by.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill(to)
    await name.press('Enter')
    await expect(seat(by, to)).toBeVisible()
    await by.keyboard.press('Escape')
  }
  await rename(manager, 'Finance', 'Money')
  await rename(manager, 'Operations', 'Delivery')
  await tree(manager).focus()
  await manager.keyboard.press('Home')
  await manager.keyboard.press('n')
  await manager.getByRole('textbox', { name: 'Name of the seat' }).fill('Advisor')
  await manager.keyboard.press('Enter')
  await expect(seat(manager, 'Advisor')).toBeVisible()
  await rename(page, 'Operations', 'Shipyard')
  await expect(seat(reader, 'Shipyard')).toBeVisible()

  await page.getByRole('button', { name: 'Live' }).click()
  await page.getByRole('menuitem', { name: /^Next year/ }).click()
  await expect(seat(page, 'Advisor')).toBeVisible()
  await page.getByRole('button', { name: 'Next year' }).click()
  await page.getByRole('menuitem', { name: 'Make live' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make this chart live?' })
  await expect(dialog.getByRole('list', { name: 'Added' })).toContainText('Advisor')
  await expect(dialog.getByRole('list', { name: 'Changed', exact: true })).toContainText('Money (Name)')
  const both = dialog.getByRole('list', { name: 'Also changed on the live chart' })
  await expect(both.getByRole('radio', { name: 'Live: Shipyard' })).toBeChecked()
  await expectUsable(page, 'what making a draft live changes')
  await both.getByRole('radio', { name: 'Draft: Delivery' }).check()
  await dialog.getByRole('button', { name: 'Make live' }).click()
  await expect(seat(reader, 'Advisor')).toBeVisible()
  for (const name of ['Money', 'Delivery']) await expect(seat(reader, name)).toBeVisible()

  await manager.goto(`${new URL(manager.url()).origin}/org-chart`)
  await manager.getByRole('button', { name: 'Live' }).click()
  await manager.getByRole('menuitem', { name: 'Earlier charts' }).click()
  await expect(manager.getByText('Before Next year')).toBeVisible()
  await manager.getByRole('button', { name: 'View the chart before Next year' }).click()
  await expect(seat(manager, 'Shipyard')).toBeVisible()
  await expect(seat(manager, 'Advisor')).toHaveCount(0)
  await expectUsable(manager, 'an earlier chart')
  await manager.getByRole('button', { name: 'Copy to a draft' }).click()
  await expect(manager.getByRole('button', { name: 'Before Next year' })).toBeVisible()
  await expect(seat(manager, 'Shipyard')).toBeVisible()
})

test('an issue is made from a seat, which remembers it; its note has a history', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/org-chart' })
  await page.getByRole('button', { name: 'Start with five seats' }).click()
  await seat(page, 'Finance').click()
  const panel = page.getByRole('complementary', { name: 'Seat Finance' })
  const note = panel.getByRole('textbox', { name: 'Note' })
  for (const text of ['Pays the crew', 'Pays the yard']) {
    await note.fill(text)
    await note.blur()
  }
  await panel.getByRole('button', { name: 'Actions for Finance' }).click()
  await page.getByRole('menuitem', { name: 'Make an issue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Finance: nobody holds it')
  await expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveValue(/\/org-chart\?seat=/)
  await dialog.getByRole('button', { name: 'Add issue' }).click()
  const made = panel.getByRole('list', { name: 'Issues and tasks from here' })
  await expect(made.getByRole('link', { name: 'Finance: nobody holds it' })).toBeVisible()
  await expectUsable(page, 'a seat with what was made from it')
  await note.focus()
  await panel.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History of Note' })).toContainText('Pays the')
  await page.keyboard.press('Escape')
  await made.getByRole('link').click()
  await expect(page.getByText('Open since').first()).toBeVisible()
  // The description holds the address of the seat, which is for programs.
  await page.goBack()
  await expect(made).toBeVisible()
})
