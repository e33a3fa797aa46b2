import type { Page } from '@playwright/test'
import { fillDialog, openDialog } from './acts.ts'
import { expect } from './journey.ts'

/** From the top bar into a new weekly meeting with the team. */
export async function startMeeting(page: Page, team: string): Promise<void> {
  await page.getByRole('button', { name: 'Meeting', exact: true }).click()
  await page.getByRole('menuitem', { name: team }).click()
  await page.getByRole('button', { name: 'Start meeting' }).click()
  await expect(page.getByText('You are the scriber')).toBeVisible()
}

/** The scriber's jump to the issues, by the agenda. */
export const openIssues = (page: Page): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Agenda' })
    .getByRole('button', { name: /^Issues/ })
    .click()

/** The timer's controls, which the scriber alone has. */
export const timer = (page: Page) => page.getByRole('group', { name: 'Timer' }).filter({ visible: true })

export const expectSection = (page: Page, name: string) =>
  expect(page.getByRole('navigation', { name: 'Agenda' }).locator('[aria-current="step"]')).toContainText(
    name,
  )

export async function addIssue(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add issue' }).first().click()
  await fillDialog(page, 'Add Issue', { Title: title }, 'Add issue')
}

export async function rate(page: Page, rating: number): Promise<void> {
  await page.getByText(String(rating), { exact: true }).click()
  await expect(page.getByRole('radio', { name: `${rating} of 10` })).toBeChecked()
}

/** What the button over a meeting on a phone offers. */
export async function addOnPhone(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** Makes the link for guests, as its scriber. @returns its path with the secret */
export async function makeGuestLink(scriber: Page): Promise<string> {
  await openGuests(scriber)
  await scriber.getByRole('button', { name: 'Make a link' }).click()
  await expect(scriber.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  const address = new URL(await scriber.getByRole('textbox', { name: 'Link for guests' }).inputValue())
  await scriber.keyboard.press('Escape')
  await expect(openDialog(scriber)).toBeHidden()
  return address.pathname + address.hash
}

export async function openGuests(scriber: Page): Promise<void> {
  await scriber.getByRole('button', { name: 'Meeting options' }).click()
  await scriber.getByRole('menuitem', { name: 'Invite guests' }).click()
}
