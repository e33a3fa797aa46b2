import type { Page } from '@playwright/test'

/** Opens the newest mail to an address in the developer mailbox and follows its button, which opens a new tab. */
export async function followMail(page: Page, address: string, link: string | RegExp): Promise<Page> {
  await page.goto('/mailbox')
  await page.getByRole('button', { name: address }).first().click()
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name: link }).click()
  return opened
}
