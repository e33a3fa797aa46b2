import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { letWorkerCome } from './late-worker.ts'

/** The one list item, of whichever list, that says this. */
export const row = (page: Page, text: string): Locator => page.getByRole('listitem').filter({ hasText: text })

/** A short message in the corner. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Rests the pointer on a toast’s Undo, which stays there so long, while other pages are looked at. */
export const holdUndo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Undo' }).first().hover()

/** Resolves once the server has what says `text`. Begin to wait before it is entered. */
export const sent = (page: Page, text: string): Promise<unknown> =>
  page.waitForResponse((response) => response.request().postData()?.includes(text) ?? false)

/** Whatever dialog is open. A toast has the role too, and stays a while after what it tells of. */
export const openDialog = (page: Page): Locator => page.locator('[role="dialog"]:not([aria-modal="false"])')

/** Takes the network away, once the service worker has fetched everything that the app is made of. */
export async function goOffline(page: Page): Promise<void> {
  await expect.poll(() => letWorkerCome(page), { timeout: 60_000 }).toBe(true)
  await page.context().setOffline(true)
}

/** Opens an entry of the '+ New' menu. */
export async function quickCreate(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Fills the open dialog's fields by their labels, selects included, and presses its button; the dialog then closes. */
export async function fillDialog(
  page: Page,
  title: string,
  fields: Record<string, string>,
  button: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  for (const [label, value] of Object.entries(fields))
    await fill(dialog.getByLabel(label, { exact: true }), value)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

async function fill(field: Locator, value: string): Promise<void> {
  if (await isButton(field)) await select(field, value)
  else await field.fill(value)
}

const isButton = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element instanceof HTMLButtonElement)

/** Chooses an option in a select. */
export async function select(field: Locator, option: string): Promise<void> {
  await field.click()
  await field.page().getByRole('option', { name: option, exact: true }).click()
}

/** A sequence counts only if its letters come within a second. */
export const pressAtOnce = (page: Page, letters: string): Promise<void> =>
  page.evaluate((all) => {
    for (const key of all)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, letters)
