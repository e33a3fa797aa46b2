import { wipe } from '../../../sync/browser/open-local-database.ts'
import { setLeaving } from './leaving.ts'

const WIPE_MILLISECONDS = 1_000

/** How somebody wants this device to look and act, whoever signs in next: the theme, keys without Ctrl, and whether to offer its installation. */
const OF_DEVICE = ['theme', 'single_key_shortcuts', 'install-dismissed-at']

/**
 * Has the server end this session, and loads `next` with nothing left of the person, in memory or on disk, but the settings of their device. If
 * `end` fails, everything stays. The server's answer tells browsers to delete everything stored; the wipe is for connections on which they
 * ignore that.
 */
export async function leaveClean(next: string, end: () => Promise<unknown>): Promise<void> {
  // Read first, because the answer makes the browser forget them.
  const kept = settingsOfDevice()
  setLeaving(true)
  try {
    await end()
  } catch (error) {
    setLeaving(false)
    throw error
  }
  // A database that another tab has open is deleted once that tab notices. Waiting for that would keep this page open.
  const late = new Promise((resolve) => setTimeout(resolve, WIPE_MILLISECONDS))
  await Promise.race([wipe().catch(() => undefined), late])
  // Over plain HTTP, browsers ignore the server's request to delete everything.
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of kept) localStorage.setItem(key, value)
  location.replace(next)
}

const settingsOfDevice = (): (readonly [key: string, value: string])[] =>
  OF_DEVICE.flatMap((key) => {
    const value = localStorage.getItem(key)
    return value === null ? [] : [[key, value] as const]
  })
