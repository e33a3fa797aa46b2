import type { Page } from '@playwright/test'
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

/** What the button over a meeting on a phone offers. */
export async function addOnPhone(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: what }).click()
}
