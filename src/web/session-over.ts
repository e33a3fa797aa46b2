import { keepSession } from '../features/accounts/sessions/kept-session.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import type { CurrentSession } from '../features/accounts/sessions/sessions.requests.ts'
import { log } from '../ui/log.ts'
import { RequestError, requestJson } from '../ui/request.ts'
import { leaveForSignIn } from './leave.ts'

const AGAIN_AFTER = 3_000

/**
 * The open company refuses this session. Only the server knows whether the session is over or that company alone asks for a proof, so the page stays
 * until it is heard: without a network, what was open remains readable.
 */
export async function sessionOver({
  companyId,
  userId,
}: {
  companyId: string
  userId: string
}): Promise<void> {
  const found = await heard()
  if (found?.user?.id !== userId) return leaveForSignIn()
  const company = found.companies.find(({ id }) => id === companyId)
  // Proved meanwhile, in another tab for example: this page has stopped following, a new one goes on.
  if (company && !company.mustProve) return location.reload()
  keepSession(found)
  session.set({ ...found, currentCompanyId: company ? companyId : found.currentCompanyId })
}

/** What the server says of the session, however long it takes to reach it; null if it refuses to say. */
async function heard(): Promise<CurrentSession | null> {
  for (;;) {
    try {
      return await requestJson<CurrentSession>('GET', '/api/session')
    } catch (error) {
      if (error instanceof RequestError && error.status < 500) return null
      log('info', 'Whether the session is over could not be asked; trying again.', error)
    }
    await new Promise((again) => setTimeout(again, AGAIN_AFTER))
  }
}
