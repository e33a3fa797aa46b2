import { RequestError, requestJson } from '../../../ui/request.ts'
import { makeResource } from '../../../ui/resource.ts'
import { keepSession, keptSession } from './kept-session.ts'
import type { CurrentSession, ListedSession } from './sessions.requests.ts'

/** Who is signed in and their companies. */
export const session = makeResource(currentSession)

/** Asks the server. While it or its database can't be reached, its last answer counts, so that the app opens with what this device has. */
async function currentSession(): Promise<CurrentSession> {
  try {
    const current = await requestJson<CurrentSession>('GET', '/api/session')
    keepSession(current)
    return current
  } catch (error) {
    const kept = keptSession()
    if (kept === null || (error instanceof RequestError && error.status < 500)) throw error
    return kept
  }
}

/** The devices a person is signed in on, this one first. */
export const sessions = makeResource(() => requestJson<{ sessions: ListedSession[] }>('GET', '/api/sessions'))
