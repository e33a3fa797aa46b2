import { wipe } from '../../../sync/browser/open-local-database.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { SIGNED_OUT_PAGE } from './just-signed-out.ts'
import { ERROR, NOT_SIGNED_OUT } from './sessions.text.ts'

const WIPE_MILLISECONDS = 1_000

/**
 * Ends this session, or all of this person's sessions, and loads the sign-in page or `next`, with nothing left in memory or on
 * disk. The server's answer tells browsers to delete everything stored; the wipe is for connections on which they ignore that.
 */
export async function signOut({
  everywhere,
  next = SIGNED_OUT_PAGE,
}: {
  everywhere: boolean
  next?: string
}): Promise<void> {
  const kept = settingsOfDevice()
  try {
    await requestJson('POST', '/api/sign-out', { everywhere })
  } catch {
    toast.error(ERROR, NOT_SIGNED_OUT)
    return
  }
  await leaveClean(next, kept)
}

/** How somebody wants this device to look and act, whoever signs in next: the theme, keys without Ctrl, and whether to offer its installation. */
const OF_DEVICE = ['theme', 'single_key_shortcuts', 'install-dismissed-at']

type Kept = readonly (readonly [key: string, value: string])[]

/** Read before a session ends, because the answer makes the browser forget them. */
export const settingsOfDevice = (): Kept =>
  OF_DEVICE.flatMap((key) => {
    const value = localStorage.getItem(key)
    return value === null ? [] : [[key, value] as const]
  })

/** Once a session has ended: loads `next` with nothing left of the person but the settings of their device. */
export async function leaveClean(next: string, kept: Kept): Promise<void> {
  // A database that another tab has open is deleted once that tab notices. Waiting for that would keep this page open.
  const late = new Promise((resolve) => setTimeout(resolve, WIPE_MILLISECONDS))
  await Promise.race([wipe().catch(() => undefined), late])
  // Over plain HTTP, browsers ignore the server's request to delete everything.
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of kept) localStorage.setItem(key, value)
  location.replace(next)
}
