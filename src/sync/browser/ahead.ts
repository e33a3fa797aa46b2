import { namesOnDisk, nameOf } from './open-local-database.ts'
import type { Platform } from './platform.ts'
import { type FirstRows, Requests, type Whose } from './requests.ts'

let ahead: { name: string; rows: Promise<FirstRows | null> } | undefined

/**
 * Asks for the first rows before there is an engine to take them, while the code of the screen is loaded and the disk is opened. A browser
 * that has something of this company on its disk is not in need of them. Resolves once they are on their way, or not needed.
 */
export function askAhead(platform: Platform, whose: Whose): Promise<unknown> {
  const name = nameOf(whose.userId, whose.companyId)
  const names = namesOnDisk(platform.indexedDB, name)
  const rows = names.then(({ length }) => (length > 0 ? null : new Requests(platform, whose).bootstrap()))
  // Whatever is wrong the engine finds out by asking itself.
  ahead = { name, rows: rows.catch(() => null) }
  return names.catch(() => null)
}

/** What was asked for ahead for this person in this company, to whoever comes first. */
export function takeAhead(name: string): Promise<FirstRows | null> | null {
  const asked = ahead
  ahead = undefined
  return asked?.name === name ? asked.rows : null
}
