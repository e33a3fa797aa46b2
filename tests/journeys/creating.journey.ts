import { row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('without a mouse: an issue, whose chips are picked by letters, and another one after it', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/issues' })
  const { keyboard } = page
  const dialog = page.getByRole('dialog', { name: 'Add Issue' })
  await page.getByRole('button', { name: 'Add issue' }).first().focus()
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('Title')).toBeFocused()

  await keyboard.type('The tar is old')
  await keyboard.press('Tab')
  await keyboard.type('It cracks in the cold.')
  await keyboard.press('Tab')
  const owner = dialog.getByRole('combobox', { name: 'Owner' })
  await expect(owner).toBeFocused()
  await keyboard.press('o')
  await expect(page.getByRole('option', { name: 'Omar Castell' })).toHaveAttribute('data-highlighted', '')
  await keyboard.press('Enter')
  await expect(owner).toHaveText('Omar Castell')
  await expect(owner).toBeFocused()
  await keyboard.press('Tab')
  await expect(dialog.getByRole('combobox', { name: 'Team' })).toBeFocused()
  await keyboard.press('Tab')
  const type = dialog.getByRole('combobox', { name: 'Type' })
  await expect(type).toBeFocused()
  // Whichever key opens the list, the present choice is highlighted.
  for (const key of ['Space', 'Enter', 'ArrowDown']) {
    await keyboard.press(key)
    await expect(page.getByRole('option', { name: 'Short-term' })).toHaveAttribute('data-highlighted', '')
    await keyboard.press('Enter')
    await expect(type).toHaveText('Short-term')
    await expect(type).toBeFocused()
  }
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Short-term' })).toHaveAttribute('data-highlighted', '')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(type).toHaveText('Long-term')
  // Keys that are faster than the focus of the list still come to its button.
  const strike = (key: string) => type.dispatchEvent('keydown', { key, bubbles: true, cancelable: true })
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Long-term' })).toHaveAttribute('data-highlighted', '')
  await strike('ArrowUp')
  await strike('Enter')
  await expect(type).toHaveText('Short-term')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Short-term' })).toHaveAttribute('data-highlighted', '')
  await strike('ArrowDown')
  await keyboard.press('Enter')
  await expect(type).toHaveText('Long-term')

  await keyboard.press('Tab')
  await expect(dialog.getByRole('switch', { name: 'Create another' })).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Control+Enter')
  await expect(toast(page, 'Issue added successfully')).toBeVisible()
  await expect(page.locator('#announcements')).toHaveText('Created. You can enter the next one.')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expect(dialog.getByLabel('Title')).toHaveValue('')
  await expect(dialog.getByLabel('Description')).toHaveValue('')
  await expect(owner).toHaveText('Omar Castell')
  await expect(type).toHaveText('Long-term')
  await expect(dialog.getByRole('switch', { name: 'Create another' })).toBeChecked()

  await keyboard.type('So is the pitch')
  await keyboard.press('Control+Enter')
  await expect(dialog.getByLabel('Title')).toHaveValue('')
  // Nothing is typed, so nothing is asked.
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: /Long-term/ }).click()
  for (const title of ['The tar is old', 'So is the pitch'])
    await expect(row(page, title)).toContainText('Omar Castell')
})

test('without a mouse: a task for somebody else, due on a day that is typed, sent from an open list', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  const { keyboard } = page
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  await page.getByRole('button', { name: 'New task' }).first().focus()
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('Title')).toBeFocused()

  await keyboard.press('Control+Enter')
  await expect(dialog.getByText('Task title is required')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Before the frost')
  await keyboard.press('Tab')
  await expect(dialog.getByRole('combobox', { name: 'Task type' })).toBeFocused()
  for (const key of ['t', 'e', 'Enter']) await keyboard.press(key)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(dialog.getByRole('combobox', { name: 'Assignees' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /Lena Brook/ })).toBeVisible()
  await keyboard.type('len')
  await keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Remove Lena Brook' })).toBeVisible()
  const due = dialog.getByRole('combobox', { name: 'Due date' })
  await due.focus()
  await keyboard.type('no such day')
  await expect(page.getByText('Type a day such as')).toBeVisible()
  await keyboard.press('Control+a')
  await keyboard.type('12/17/2031')
  await keyboard.press('Enter')
  await expect(due).toHaveText('Dec 17, 2031')

  await keyboard.press('Control+Enter')
  await expect(dialog.getByText('Task title is required')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expect(dialog.getByLabel('Description')).toHaveValue('Before the frost')
  await expect(due).toHaveText('Dec 17, 2031')
  await keyboard.type('Tar the deck')
  await expect(dialog.getByText('Task title is required')).toBeHidden()
  const status = dialog.getByRole('combobox', { name: 'Status' })
  await status.focus()
  // Typed faster than the list can open.
  await status.evaluate((chip) => {
    for (const key of 'pro') chip.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await keyboard.type('gress')
  await expect(page.getByRole('option', { name: 'In progress' })).toHaveAttribute('data-highlighted', '')
  await keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(toast(page, 'Assigned to 1 person, due Dec 17, 2031.')).toBeVisible()
})
