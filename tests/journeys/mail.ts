import { expect, type Page } from '@playwright/test'

/** Opens the newest mail to an address in the developer mailbox and follows its button, which opens a new tab. */
export async function followMail(page: Page, address: string, link: string | RegExp): Promise<Page> {
  await page.goto('/mailbox')
  const button = page.frameLocator('iframe').getByRole('link', { name: link })
  // An earlier mail may be the newest for a moment.
  await expect(async () => {
    await page.getByRole('button', { name: address }).first().click()
    await expect(button).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  const opened = page.waitForEvent('popup')
  await button.click()
  return opened
}
