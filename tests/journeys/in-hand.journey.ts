import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { issues } from '../../src/features/issues/issues.table.ts'
import { newRow } from '../../src/features/people/company-rows.rules.ts'
import { insertRows } from '../../src/features/people/insert-rows.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { issueRow } from '../issue-rows.ts'
import { makeHarbor } from './company.ts'
import { fillDialog, holdUndo, openDialog, row, select } from './acts.ts'
import { expect, test } from './journey.ts'

const LONG_AGO = '2024-03-02T08:00:00.000Z'

test('without a mouse: two letters and Enter assign a task to a colleague, however fast they are typed', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  const { keyboard } = page
  await select(page.getByLabel('Whose tasks'), 'Crew')
  await page.getByRole('button', { name: 'New task' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await keyboard.type('Splice the mainbrace')
  await dialog.getByRole('combobox', { name: 'Assignees' }).focus()
  await Promise.all(['O', 'm', 'Enter'].map((key) => keyboard.press(key)))
  await expect(dialog.getByRole('button', { name: 'Remove Omar Castell' })).toBeVisible()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Splice the mainbrace')).toContainText('Omar Castell')
})

test('a double click completes one task, which stays struck through for a moment and can be taken back', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  for (const title of ['Tar the deck', 'Coil the lines']) {
    await page.getByRole('button', { name: 'New task' }).first().click()
    await fillDialog(page, 'Add New Task', { Title: title }, 'Create task')
  }
  const list = page.getByRole('list', { name: 'My tasks' })
  const boxes = list.getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  const place = await boxes.first().boundingBox()
  // The moment may be over before a slow machine asks again, so the page itself watches for it.
  const struck = list.evaluate(untilOneIsChecked)
  await page.mouse.dblclick(place!.x + 5, place!.y + 5)
  await struck
  await holdUndo(page)
  await expect(boxes).toHaveCount(1)
  await expect(boxes).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(boxes).toHaveCount(2)
})

test('a dialog gives the focus back to where its opener was, from a row and by the palette, and its question dims it', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  const { keyboard } = page
  await page.getByRole('button', { name: 'New task' }).first().click()
  await fillDialog(page, 'Add New Task', { Title: 'Tar the deck' }, 'Create task')
  const opener = page.getByRole('button', { name: 'Tar the deck', exact: true })

  await opener.focus()
  await keyboard.press('Enter')
  await expect(openDialog(page).getByLabel('Title')).toBeFocused()
  await keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await keyboard.press('Control+k')
  await keyboard.type('create issue')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add Issue' }).getByLabel('Title')).toBeFocused()
  await keyboard.type('The tar is old')
  await keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await expect(question).toBeVisible()
  const scrims = page.locator('[role="presentation"].bg-backdrop')
  await expect(scrims).toHaveCount(2)
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the palette finds people and their work, and leads to the row wherever it stands', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  const { keyboard } = page
  await page.getByRole('button', { name: 'New task' }).first().click()
  await fillDialog(
    page,
    'Add New Task',
    { Title: 'Careen the hull', 'Task type': 'Team', Status: 'Done' },
    'Create task',
  )
  await page.getByRole('link', { name: 'Goals' }).first().click()
  await keyboard.press('Control+k')
  await keyboard.type('castell')
  await expect(page.getByRole('option', { name: /Omar Castell/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Search' }).fill('careen')
  await expect(page.getByRole('group', { name: 'Tasks' }).getByRole('option')).toHaveText(/Careen the hull/)
  await keyboard.press('Enter')

  const box = page.getByRole('checkbox', { name: 'Done: Careen the hull' })
  const atTheTask = async () => {
    await expect(page).toHaveURL(/\/tasks\?.*row=/)
    await expect(page.getByRole('combobox', { name: 'Whose tasks' })).toHaveText('Crew')
    await expect(box).toBeFocused()
  }
  await atTheTask()
  await page.reload()
  await atTheTask()

  await select(page.getByLabel('Whose tasks'), 'My tasks')
  await expect(page.getByText('Everything here is done.')).toBeVisible()
  await keyboard.press('Control+k')
  await keyboard.type('careen')
  await expect(page.getByRole('option', { name: /Careen the hull/ })).toBeVisible()
  await keyboard.press('Enter')
  await atTheTask()

  const address = page.url()
  await page.getByRole('button', { name: 'Actions for Careen the hull' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(box).toBeHidden()
  await page.goto(address)
  await expect(page).toHaveURL(/\/archive\?.*row=/)
  await expect(page.getByRole('button', { name: 'Restore Careen the hull' })).toBeFocused()

  await page.goto(address.replace(/row=[0-9a-f]{8}/, 'row=00000000'))
  await expect(page.getByText('What this address leads to isn’t here any more.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
})

test('the dashboard shows the whole title of a task', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  const title = 'Read the contract of the second supplier of displays before anybody signs it'
  await page.getByRole('button', { name: 'New task' }).first().click()
  await page.getByRole('combobox', { name: 'Due date' }).click()
  await page.getByRole('option', { name: /Today$/ }).click()
  await fillDialog(page, 'Add New Task', { Title: title, Status: 'In progress' }, 'Create task')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const shown = page.getByRole('main').getByRole('button', { name: title, exact: true })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('an empty screen has one filled button', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  const main = page.getByRole('main')
  for (const [title, isEmpty] of [
    ['Tasks', 'Nothing to do.'],
    ['Goals', 'This team has no goals yet.'],
    ['Issues', 'No open short-term issues.'],
    ['Headlines', 'No headlines yet.'],
    ['Metrics', 'This team has no metrics yet.'],
    ['Meetings', 'No meetings'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).click()
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main.getByText(isEmpty)).toBeVisible()
    await expect(main.locator(':is(button, a).bg-accent')).toHaveCount(1)
  }
})

test('nothing on the landing page moves when the server has said what it offers', async ({ enter }) => {
  const page = await enter({ path: '/login' })
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/install', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto('/')
  const places = () =>
    Promise.all(
      ['h1', 'a[href="/signup"]', 'main > :last-child'].map((part) =>
        page.locator(part).last().boundingBox(),
      ),
    )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await places()
  answered.resolve()
  await expect(page.getByRole('button', { name: 'Try the demo company' })).toBeVisible()
  await expect(page.getByRole('link', { name: /mailbox/ })).toBeVisible()
  expect(await places()).toEqual(before)
})

test('without a mouse: a letter opens a select and finds, Enter takes, and neither sends the form nor counts as a change', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/issues' })
  const { keyboard } = page
  await page.getByRole('button', { name: 'Add issue' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Issue' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  const owner = dialog.getByRole('combobox', { name: 'Owner' })
  await owner.focus()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Maya Harper' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(owner).toBeFocused()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Add issue' }).first().click()
  await expect(dialog.getByLabel('Title')).toBeFocused()
  // Faster than the list can take the focus: the second key is the list's, not the dialog's.
  await owner.focus()
  await owner.evaluate(async (select) => {
    for (const key of ['ArrowDown', 'Escape']) {
      select.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await Promise.resolve()
    }
  })
  await expect(owner).toHaveAttribute('aria-expanded', 'false')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Title').focus()
  await keyboard.type('Who steers?')
  await owner.focus()
  for (const key of ['o', 'm', 'Enter']) await keyboard.press(key)
  await expect(owner).toHaveText('Omar Castell')
  await expect(owner).toBeFocused()
  await expect(dialog).toBeVisible()
  await keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Who steers?')).toContainText('Omar Castell')
})

const untilOneIsChecked = (list: Element): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (list.querySelector('input[type="checkbox"]:checked') ? resolve() : undefined)
    new MutationObserver(look).observe(list, { subtree: true, childList: true, attributes: true })
    look()
  })

test('what was opened last is at hand, and what is found can be worked on where it is found', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const leak = { id: newId(), title: 'The pump leaks', issueType: 'short_term', teamId } as const
  await stage.services.node.run(id, maya.id, createIssue, leak)
  const page = await enter({ as: maya, path: '/issues' })
  const { keyboard } = page
  const field = page.getByRole('combobox', { name: 'Search' })
  const options = page.getByRole('option')
  await expect(row(page, 'The pump leaks')).toBeVisible()
  await keyboard.press('Control+k')
  await keyboard.type('crew')
  await expect(page.getByRole('group', { name: 'Teams' }).getByRole('option')).toHaveText(/Crew/)
  await field.fill('pump laeks')
  await expect(options).toHaveText(/The pump leaks/)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/issues\?.*row=/)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click()
  await keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(/The pump leaks/)
  await expect(field).toBeFocused()
  await keyboard.press('Tab')
  const acts = page.getByRole('group', { name: 'Actions' }).getByRole('option')
  await expect(acts).toHaveText(['Open', 'Copy link', 'Resolve', 'Archive'])
  await expect(page.getByRole('combobox', { name: 'Actions for The pump leaks' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(field).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(acts).toHaveCount(4)
  await keyboard.press('Backspace')
  await expect(field).toBeFocused()
  await page.getByRole('option', { name: 'The pump leaks' }).hover()
  await page.locator('[data-more]').first().click()
  await keyboard.type('reso')
  await expect(acts).toHaveText(['Resolve'])
  await keyboard.press('Enter')
  await expect(page.getByText('Issue resolved')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await keyboard.press('Control+k')
  await keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('the palette finds what only the server still has, and leads to it', async ({ stage, enter }) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const given = { teamId, ownerId: maya.id, createdAt: LONG_AGO }
  const solved = { status: 'resolved' as const, resolvedAt: LONG_AGO, resolvedBy: maya.id }
  const rows = [
    issueRow({ ...given, title: 'The winch was rusty', archivedAt: LONG_AGO }),
    issueRow({ ...given, ...solved, title: 'The winch was loud' }),
    issueRow({ ...given, title: 'The winch is slow' }),
  ].map((issue) => newRow(issues, issue))
  await stage.services.node.run(id, null, insertRows(rows), {})
  const page = await enter({ as: maya, path: '/tasks' })
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('winch')
  await expect(page.getByRole('group', { name: 'Issues' }).getByRole('option')).toHaveText(/is slow/)
  const older = page.getByRole('group', { name: 'Older, and of other teams' }).getByRole('option')
  await expect(older).toHaveText([/was (loud|rusty)/, /was (loud|rusty)/])
  await older.filter({ hasText: 'rusty' }).click()
  await expect(page.getByRole('button', { name: 'Restore The winch was rusty' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await field.fill('winch loud')
  await older.filter({ hasText: 'loud' }).click()
  await expect(page).toHaveURL(/\/issues\?.*tab=resolved/)
  await expect(row(page, 'The winch was loud')).toBeVisible()
})
