import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { SIGNED_OUT_PAGE } from './just-signed-out.ts'
import { leaveClean } from './leave-clean.ts'
import { ERROR, NOT_SIGNED_OUT } from './sessions.text.ts'

/** Ends this session, or all of this person's sessions, and loads the sign-in page or `next`. */
export async function signOut({
  everywhere,
  next = SIGNED_OUT_PAGE,
}: {
  everywhere: boolean
  next?: string
}): Promise<void> {
  try {
    await leaveClean(next, () => requestJson('POST', '/api/sign-out', { everywhere }))
  } catch {
    toast.error(ERROR, NOT_SIGNED_OUT)
  }
}
