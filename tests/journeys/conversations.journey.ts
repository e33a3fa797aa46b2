import type { Page } from '@playwright/test'
import { planConversations } from '../../src/features/conversations/conversations.mutations.ts'
import { addDays, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline, openDialog, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const written = (page: Page, question: string) => page.getByRole('textbox', { name: question, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Opens the conversation from the list. */
const open = (page: Page, other: string) =>
  page.getByRole('button').filter({ hasText: other }).first().click()

async function answer(page: Page, question: string, text: string): Promise<void> {
  await written(page, question).fill(text)
  await written(page, question).press('Control+Enter')
}

test('Omar and Lena prepare a talk apart, one of them offline, hold it together and agree', async ({
  stage,
  enter,
  troubles,
}) => {
  const { maya, omar, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, path: '/people?tab=conversations' })
  await expect(page.getByText('A quarterly talk needs twenty minutes of preparation.')).toBeVisible()
  await press(page, 'Plan a conversation')
  await openDialog(page).getByLabel('With').click()
  await page.getByRole('option', { name: 'Lena Brook' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, 'Conversation planned')).toBeVisible()
  await expect(row(page, 'Lena Brook')).toContainText('Planned')
  await expect(page.getByRole('main')).toBeFocused()
  await open(page, 'Lena Brook')
  await expect(
    page.getByText(
      'Only you and Lena Brook can read this, after you have both submitted and started the talk.',
    ),
  ).toBeVisible()
  await answer(page, 'What is working?', 'The morning watch')
  await page
    .getByRole('group', { name: 'I have what the work needs.' })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expectUsable(page, 'form of a conversation')

  const other = await enter({ as: lena, path: '/people?tab=conversations' })
  await open(other, 'Omar Castell')
  await expect(written(other, 'What is working?')).toBeVisible()
  await other.waitForLoadState('networkidle')
  troubles.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/)
  await goOffline(other)
  await answer(other, 'What is working?', 'The evening watch')
  await answer(other, 'What do you need?', 'A second rope')
  await other
    .getByRole('group', { name: 'I have what the work needs.' })
    .getByRole('button', { name: 'No', exact: true })
    .click()
  await press(other, 'Submit')
  await other.context().setOffline(false)
  await expect(page.getByText('Lena Brook has submitted.').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The evening watch')).toBeHidden()

  await press(page, 'Submit')
  await expect(page.getByRole('status').filter({ hasText: 'Submitted.' })).toBeFocused()
  await expect(other.getByText('Omar Castell has submitted.')).toBeVisible()
  // Whoever is second may find the talk begun, and the button gone.
  const starts = [page, other].map((one) =>
    one.getByRole('button', { name: 'Start the talk', exact: true }).first().elementHandle(),
  )
  await Promise.all(
    (await Promise.all(starts)).map((start) =>
      start?.evaluate((it) => it.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
    ),
  )
  for (const one of [page, other]) {
    await expect(one.getByText('The evening watch')).toBeVisible()
    await expect(one.getByText('A second rope')).toBeVisible()
    await expect(one.getByText('The morning watch')).toBeVisible()
  }
  await expect(
    page.getByRole('region', { name: 'Leadership check' }).getByRole('listitem').first(),
  ).toContainText('Different')
  await expectUsable(page, 'talk')
  await page.getByRole('textbox', { name: 'New note' }).fill('A rope by Friday')
  await press(page, 'Add note')
  await expect(other.getByText('A rope by Friday')).toBeVisible()
  await press(page, 'Agreed')
  await expect(other.getByText('Omar Castell has agreed.')).toBeVisible()
  await press(other, 'Agreed')
  await expect(page.getByText('You have both agreed.')).toBeVisible()

  const director = await enter({ as: maya, path: '/people?tab=conversations' })
  await expect(row(director, 'Omar Castell and Lena Brook')).toContainText('Held')
  await expect(director.getByText('The evening watch')).toBeHidden()
})

test('Omar cancels, and Lena keeps what she wrote, on a phone', async ({ stage, enter }) => {
  const { omar, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, path: '/people?tab=conversations' })
  await press(page, 'Plan a conversation')
  await openDialog(page).getByLabel('With').click()
  await page.getByRole('option', { name: 'Lena Brook' }).click()
  await page.keyboard.press('Escape')
  await openDialog(page).getByRole('button', { name: 'Plan a conversation' }).click()
  await expect(row(page, 'Lena Brook')).toContainText('Planned')
  const other = await enter({ as: lena, phone: true, path: '/people?tab=conversations' })
  await open(other, 'Omar Castell')
  await answer(other, 'What do you need?', 'A second rope')
  await expectUsable(other, 'form of a conversation on a phone')
  await open(page, 'Lena Brook')
  await page.getByRole('button', { name: 'Actions for this conversation' }).click()
  await page.getByRole('menuitem', { name: 'Cancel conversation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel conversation' }).click()
  await expect(other.getByText('This conversation was cancelled.')).toBeVisible()
  await expect(other.getByText('A second rope')).toBeVisible()
})

test('Lena goes through her side of a conversation by keyboard alone, and never loses her place', async ({
  stage,
  enter,
}) => {
  const { id, omar, lena } = await makeHarbor(stage.services)
  await stage.services.node.run(id, omar.id, planConversations, {
    people: [{ id: newId(), reportId: lena.id }],
    kind: 'quarterly',
    title: 'Conversation',
    dueOn: addDays(utcDayOf(new Date().toISOString()), 7),
  })
  const page = await enter({ as: lena, path: '/people?tab=conversations' })
  const { keyboard } = page
  const focus = page.locator(':focus')
  /** Goes on by Tab as far as this. */
  const reach = async (name: string, role: 'button' | 'textbox' = 'button') => {
    const sought = page.getByRole(role, { name, exact: role === 'textbox' }).and(focus)
    for (let tabs = 0; tabs < 90 && (await sought.count()) === 0; tabs++) await keyboard.press('Tab')
    await expect(sought).toHaveCount(1)
  }
  await expect(row(page, 'Omar Castell')).toBeVisible()
  await reach('Omar Castell')
  await keyboard.press('Enter')
  await expect(written(page, 'What is working?')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  await reach('What is working?', 'textbox')
  await keyboard.type('The evening watch')
  await reach('Submit')
  await keyboard.press('Enter')
  await expect(focus).toContainText('Submitted.')
  await reach('Edit again')
  await keyboard.press('Enter')
  await expect(focus).toContainText('Omar Castell has not submitted yet.')
  await reach('Submit')
  await keyboard.press('Enter')
  await expect(focus).toContainText('Submitted.')

  const other = await enter({ as: omar, path: '/people?tab=conversations' })
  await open(other, 'Lena Brook')
  await press(other, 'Submit')
  await expect(page.getByText('Omar Castell has submitted.')).toBeVisible()
  await expect(focus).toContainText('Submitted.')
  await reach('Start the talk')
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  await reach('New note', 'textbox')
  await keyboard.type('A rope by Friday')
  await keyboard.press('Control+Enter')
  await expect(focus).toHaveValue('')
  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
  await expect(openDialog(page)).toBeVisible()
  await expect(focus).toHaveValue('A rope by Friday')
  await keyboard.press('Control+Enter')
  await expect(openDialog(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'A rope by Friday' }).and(focus)).toHaveCount(1)
  await reach('Agreed')
  await keyboard.press('Enter')
  await expect(focus).toContainText('You have agreed.')
  await reach('All conversations')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Omar Castell/ }).and(focus)).toHaveCount(1)
})
