import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Names of the databases that this browser keeps for the site. */
export const databases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))

/** Everything in them, as one text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const found: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database.objectStoreNames) {
        found.push(await done(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    return JSON.stringify(found)
  })

/** Waits until what is on the screen is on the disk. */
export const keptForOffline = (page: Page, text: string): Promise<void> =>
  expect.poll(() => stored(page)).toContain(text)
