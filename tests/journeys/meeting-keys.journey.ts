import type { Locator, Page } from '@playwright/test'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { addDays, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { pressAtOnce, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('a whole weekly meeting by keys alone, from the lobby to the result', async ({ stage, enter }) => {
  const { id, teamId, maya, omar } = await makeHarbor(stage.services)
  const { node } = stage.services
  await node.run(id, maya.id, createIssue, {
    id: newId(),
    title: 'The crane is broken',
    issueType: 'short_term',
    teamId,
  })
  await node.run(id, maya.id, createTask, {
    id: newId(),
    title: 'Oil the winch',
    taskType: 'team',
    teamId,
    assigneeIds: [maya.id],
    dueDate: addDays(utcDayOf(new Date().toISOString()), -1),
  })
  const page = await enter({ as: maya, path: `/meeting/${teamId}` })
  const other = await enter({ as: omar, path: `/meeting/${teamId}` })
  const press = (...keys: string[]) => pressAll(page, keys)

  await test.step('it starts, and the list of shortcuts names its keys', async () => {
    await pressButton(page, page.getByRole('button', { name: 'Start meeting' }))
    await expect(page.getByText('You are the scriber')).toBeVisible()
    await pressButton(other, other.getByRole('main').getByRole('button', { name: 'Join Meeting' }))
    await expect(other.getByText('Scriber: Maya Harper')).toBeVisible()
    await press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' })
    await expect(list.getByRole('heading', { name: 'Keys in a meeting' })).toBeVisible()
    await expect(list.getByRole('listitem').filter({ hasText: 'New issue' })).toContainText('N')
    await press('Escape')
    await expect(list).toBeHidden()
  })

  await test.step('digits choose the section: the scriber’s for everybody, another’s for themselves', async () => {
    await press('s')
    await expect(page.getByRole('list', { name: 'Speaking order' }).getByText('Your turn')).toBeVisible()
    await press('2')
    for (const one of [page, other]) await expect(section(one)).toContainText('Scorecard')
    await press('ArrowRight', 'ArrowLeft')
    await expect(section(page)).toContainText('Scorecard')
    await press('p')
    for (const one of [page, other]) await expect(one.getByText('Paused', { exact: true })).toBeVisible()
    await press('p')
    for (const one of [page, other]) await expect(one.getByText('Paused', { exact: true })).toBeHidden()
    await other.keyboard.press('6')
    await expect(other.getByText('You are looking at Issues. The meeting is in Scorecard.')).toBeVisible()
    await expect(section(page)).toContainText('Scorecard')
    await other.keyboard.press('f')
    await expect(other.getByText('You are looking at Issues.')).toBeHidden()
  })

  await test.step('a letter after G leads elsewhere, and means nothing to the meeting', async () => {
    await pressAtOnce(page, 'gp')
    await expect(page).toHaveURL(/\/people$/)
    await page.goBack()
    await expect(section(page)).toContainText('Scorecard')
    await expect(page.getByText('Paused', { exact: true })).toBeHidden()
  })

  await test.step('X is done', async () => {
    await press('5')
    await expect(section(page)).toContainText('Task Review')
    await expect(row(page, 'Oil the winch')).toBeVisible()
    await press('x')
    await expect(page.getByRole('checkbox', { name: 'Done: Oil the winch' })).toBeFocused()
    await press('x')
    await expect(page.getByText('100% done')).toBeVisible()
    // A checkbox takes no letters, so the keys of the whole app go on working.
    await press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible()
    await press('Escape')
  })

  await test.step('N raises an issue, V votes and T makes a task of it', async () => {
    await press('6')
    await expect(section(page)).toContainText('Issues')
    await expect(row(page, 'The crane is broken')).toBeVisible()
    await press('n')
    const adding = page.getByRole('dialog', { name: 'Add Issue' })
    await expect(adding.getByLabel('Title')).toBeFocused()
    await page.keyboard.type('no vote is cast, nor a page left, by 7 letters')
    await press('Enter')
    await expect(adding).toBeHidden()
    await expect(row(page, 'no vote is cast')).toContainText('0 votes')
    await press('v')
    await expect(page.getByRole('checkbox', { name: 'Resolved: The crane is broken' })).toBeFocused()
    await press('v', 'v', '-')
    await expect(row(page, 'The crane is broken')).toContainText('1 vote, 1 of them yours')
    await press('t')
    const task = page.getByRole('dialog', { name: 'Add New Task' })
    await expect(task.getByLabel('Title')).toBeFocused()
    await page.keyboard.type('Call the yard')
    await press('Enter')
    await expect(task).toBeHidden()
  })

  await test.step('J starts the discussion, T makes a task of its issue, S solves it', async () => {
    await expect(page.getByRole('button', { name: 'Start with number one' })).toBeEnabled()
    await press('j')
    await expect(page.getByRole('heading', { name: 'The crane is broken' })).toBeVisible()
    await press('t')
    await expect(page.getByRole('textbox', { name: 'Add a task' })).toBeFocused()
    await page.keyboard.type('Order 2 spare parts')
    await press('Enter')
    const made = page.getByRole('region', { name: 'Tasks from this issue' })
    await expect(made).toContainText('Order 2 spare parts')
    await expect(made).toContainText('Call the yard')
    await press('Escape', 's')
    await expect(toast(page, 'Issue: solved')).toBeVisible()
  })

  await test.step('R leads to the rating, and the result says what came of it', async () => {
    await press('7')
    await expect(section(page)).toContainText('Conclude')
    await expect(page.getByText('How was this meeting?')).toBeVisible()
    await press('r')
    await expect(page.getByRole('radio', { name: '1 of 10' })).toBeFocused()
    await press('9')
    await expect(page.getByRole('radio', { name: '9 of 10' })).toBeChecked()
    await expect(section(page)).toContainText('Conclude')
    await pressButton(page, page.getByRole('button', { name: 'End meeting' }))
    await pressButton(page, page.getByRole('alertdialog').getByRole('button', { name: 'End meeting' }))
    await expect(page).toHaveURL(/\/tasks$/)
    await press('Control+5')
    await pressButton(page, page.getByRole('link', { name: /Crew · Weekly Meeting/ }))
    await expect(row(page, 'The crane is broken')).toContainText('Order 2 spare parts')
  })
})

const section = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Agenda' }).locator('[aria-current="step"]')

async function pressAll({ keyboard }: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await keyboard.press(key)
}

const MOST_TABS = 100

/** Tabs to a button or link, and presses it. */
async function pressButton(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible()
  const isFocused = () => button.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < MOST_TABS && !(await isFocused()); tabs++) await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}
