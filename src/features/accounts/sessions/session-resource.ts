import { RequestError, requestJson } from '../../../ui/request.ts'
import { makeResource } from '../../../ui/resource.ts'
import type { CurrentSession, ListedSession } from './sessions.requests.ts'

/** Who is signed in and their companies. */
export const session = makeResource(currentSession)

const KEPT = 'session'

/** Asks the server. While it or its database can't be reached, its last answer counts, so that the app opens with what this device has. */
async function currentSession(): Promise<CurrentSession> {
  try {
    const current = await requestJson<CurrentSession>('GET', '/api/session')
    localStorage.setItem(KEPT, JSON.stringify(current))
    return current
  } catch (error) {
    const kept = localStorage.getItem(KEPT)
    if (kept === null || (error instanceof RequestError && error.status < 500)) throw error
    return JSON.parse(kept) as CurrentSession
  }
}

/** The devices a person is signed in on, this one first. */
export const sessions = makeResource(() => requestJson<{ sessions: ListedSession[] }>('GET', '/api/sessions'))
