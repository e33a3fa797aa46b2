import { namesOnDisk, nameOf } from './open-local-database.ts'
import type { Platform } from './platform.ts'
import { type FirstRows, Requests, type Whose } from './requests.ts'

let ahead: { name: string; rows: Promise<FirstRows | null> } | undefined

/**
 * Asks for the first rows before there is an engine to take them, while the code of the screen is loaded and the disk is opened. A browser
 * that has something of this company on its disk is not in need of them.
 */
export function askAhead(platform: Platform, whose: Whose): void {
  const name = nameOf(whose.userId, whose.companyId)
  const rows = namesOnDisk(platform.indexedDB, name).then((names) =>
    names.length > 0 ? null : new Requests(platform, whose).bootstrap(),
  )
  // Whatever is wrong the engine finds out by asking itself.
  ahead = { name, rows: rows.catch(() => null) }
}

/** What was asked for ahead for this person in this company, to whoever comes first. */
export function takeAhead(name: string): Promise<FirstRows | null> | null {
  const asked = ahead
  ahead = undefined
  return asked?.name === name ? asked.rows : null
}
