import { wipe } from '../../../sync/browser/local-database.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { ERROR, NOT_SIGNED_OUT } from './sessions.text.ts'

const WIPE_MILLISECONDS = 1_000

/**
 * Ends this session, or every session of this person, and loads the sign-in page, or `next`, anew with nothing of it left in
 * memory or on the disk. The server's answer makes browsers drop everything stored; the wipe is for connections on which they ignore that.
 */
export async function signOut({
  everywhere,
  next = '/login',
}: {
  everywhere: boolean
  next?: string
}): Promise<void> {
  const theme = localStorage.getItem('theme')
  try {
    await requestJson('POST', '/api/sign-out', { everywhere })
  } catch {
    toast.error(ERROR, NOT_SIGNED_OUT)
    return
  }
  // A database that another tab holds open is deleted when that tab notices; waiting for it would keep this page.
  const late = new Promise((resolve) => setTimeout(resolve, WIPE_MILLISECONDS))
  await Promise.race([wipe().catch(() => undefined), late])
  // Over plain HTTP browsers ignore the server's word to drop everything.
  localStorage.clear()
  if (theme !== null) localStorage.setItem('theme', theme)
  location.replace(next)
}
