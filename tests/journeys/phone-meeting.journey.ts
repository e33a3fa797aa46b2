import type { Page } from '@playwright/test'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { fillDialog, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, PHONE, test } from './journey.ts'
import { addOnPhone, openIssues, startMeeting } from './meeting.ts'
import { expectUsable } from './usable.ts'

/** How far from the top of a phone the first issue stands at most, in pixels. */
const MOST_ABOVE = 160

const CRANE = 'The crane is broken'

test('on a phone: a whole meeting as a participant, then as its scriber', async ({ stage, enter }) => {
  const { id, teamId, maya, lena } = await makeHarbor(stage.services)
  await stage.services.node.run(id, maya.id, createIssue, {
    id: newId(),
    title: CRANE,
    issueType: 'short_term',
    teamId,
  })
  const desk = await enter({ as: maya, path: '/dashboard' })
  const phone = await enter({ as: lena, path: '/issues-mobile', phone: true })
  const quick = phone.getByRole('navigation', { name: 'Quick' })
  const agenda = phone.getByRole('navigation', { name: 'Agenda' })
  const fromMenu = async (entry: string) => {
    await phone.getByRole('button', { name: 'Meeting options' }).click()
    await phone.getByRole('menuitem', { name: entry }).click()
  }

  await test.step('outside of a meeting the first issue stands near the top, with all else a tap away', async () => {
    await expectNearTop(phone, CRANE)
    await expect(quick).toBeVisible()
    await phone.getByRole('button', { name: 'Search and filter' }).click()
    await phone.getByRole('searchbox', { name: 'Search issues' }).fill('no such issue')
    await expect(row(phone, CRANE)).toBeHidden()
    await phone.getByRole('searchbox', { name: 'Search issues' }).fill('')
    await phone.getByRole('button', { name: '5 of 5 votes left' }).click()
    await expect(phone.getByText('0 of 3 have voted')).toBeVisible()
    await phone.goto('/issues')
    await expectNearTop(phone, CRANE)
  })

  await test.step('in the room, too, and no bar takes the place at the bottom', async () => {
    await startMeeting(desk, 'Crew')
    await phone.getByRole('button', { name: 'Join Meeting' }).click()
    await openIssues(desk)
    await expect(agenda.locator('[aria-current="step"]')).toHaveText('Issues')
    await expectNearTop(phone, CRANE)
    await expect(quick).toBeHidden()
    await expectUsable(phone, 'the issues of a meeting on a phone', 'main')
  })

  await test.step('a participant votes, adds, looks around, and writes notes', async () => {
    await phone.getByRole('button', { name: `Vote for ${CRANE}` }).click()
    await phone.getByRole('button', { name: '4 of 5 votes left' }).click()
    await phone.getByRole('checkbox', { name: 'I am done voting' }).click()
    await expect(desk.getByText('1 of 2 have voted')).toBeVisible()
    await addOnPhone(phone, 'Add issue')
    await fillDialog(phone, 'Add Issue', { Title: 'Ropes are worn' }, 'Add issue')
    await expect(row(desk, 'Ropes are worn')).toBeVisible()
    await agenda.getByRole('button').click()
    const sheet = phone.getByRole('dialog', { name: 'Agenda' })
    await expect(sheet.getByRole('group', { name: 'Timer' })).toBeHidden()
    await sheet.getByRole('button', { name: /^Headlines/ }).click()
    await expect(phone.getByText('You are looking at Headlines.')).toBeVisible()
    await phone.getByRole('button', { name: 'Back to the meeting' }).click()
    await expect(row(phone, CRANE)).toBeVisible()
    await fromMenu('Notes')
    await phone.getByRole('textbox', { name: 'Meeting notes' }).fill('The yard is closed in May.')
    await phone.getByRole('dialog', { name: 'Notes' }).getByRole('button', { name: 'Close' }).click()
    await expect(phone.getByRole('dialog', { name: 'Notes' })).toBeHidden()
    await desk.getByRole('button', { name: 'Notes' }).click()
    await expect(desk.getByRole('textbox', { name: 'Meeting notes' })).toHaveValue(
      'The yard is closed in May.',
    )
    await desk.keyboard.press('Escape')
  })

  await test.step('who takes over runs the meeting, and the discussion fills every phone', async () => {
    await fromMenu('Take over')
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
    await expect(toast(desk, 'Lena Brook took over and is the scriber now')).toBeVisible()
    await agenda.getByRole('button').click()
    const timer = phone.getByRole('dialog', { name: 'Agenda' }).getByRole('group', { name: 'Timer' })
    await timer.getByRole('button', { name: 'Pause' }).click()
    await expect(desk.getByText('Paused', { exact: true })).toBeVisible()
    await timer.getByRole('button', { name: 'Resume' }).click()
    await phone.keyboard.press('Escape')
    await phone.getByRole('button', { name: 'Start with number one' }).click()
    const card = phone.getByRole('article', { name: 'Issue under discussion' }).locator('..')
    await expect(card.getByRole('heading', { name: CRANE })).toBeVisible()
    await expect.poll(() => card.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    // What it covers is out of reach.
    await phone.keyboard.press('Tab')
    await expect(phone.getByRole('button', { name: 'Back to the list' })).toBeFocused()
    await phone.getByRole('textbox', { name: 'Decision' }).fill('Order a new cable.')
    await phone.getByRole('textbox', { name: 'Add a task' }).fill('Order the cable @fri')
    await phone.keyboard.press('Enter')
    await expect(desk.getByRole('region', { name: 'Tasks from this issue' })).toContainText('Order the cable')
    await phone.getByRole('button', { name: 'Solved' }).click()
    await expect(row(phone, 'Ropes are worn')).toBeVisible()
  })

  await test.step('it goes on, rates, and ends the meeting', async () => {
    await phone.getByRole('button', { name: 'Next section' }).click()
    await expect(agenda.locator('[aria-current="step"]')).toHaveText('Conclude')
    await phone.getByText('9', { exact: true }).click()
    await expect(phone.getByRole('radio', { name: '9 of 10' })).toBeChecked()
    await phone.getByRole('button', { name: 'End meeting' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: 'End meeting' }).click()
    await expect(phone).toHaveURL(/\/tasks$/)
    await expect(quick).toBeVisible()
  })
})

async function expectNearTop(page: Page, title: string): Promise<void> {
  await expect(row(page, title)).toBeVisible()
  await expect.poll(async () => (await row(page, title).boundingBox())?.y).toBeLessThanOrEqual(MOST_ABOVE)
}
