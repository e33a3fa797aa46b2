import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../../../server/cookies.ts'
import { deviceCookieName, setDeviceCookie, setSessionCookie } from '../../../server/session-cookie.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import type { SignedIn, Visit } from './sign-in.server.ts'

/** Browsers send about 150 characters; anything beyond this is cut off. */
const USER_AGENT_MAX = 400

export function visitOf({ sessions }: Pick<AccountDeps, 'sessions'>, request: FastifyRequest): Visit {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
    deviceToken: readCookie(request.headers.cookie, deviceCookieName(sessions.secureCookies)),
  }
}

/** Gives the browser a new session and ends the one it had, so that no session outlives a sign-in. */
export async function enter(
  { sessions }: Pick<AccountDeps, 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionToken, deviceToken }: Pick<SignedIn, 'sessionToken'> & Partial<SignedIn>,
): Promise<void> {
  const old = request.session
  if (old !== null) await sessions.revoke({ userId: old.userId, sessionId: old.id })
  setSessionCookie(reply, sessions.secureCookies, sessionToken)
  if (deviceToken) setDeviceCookie(reply, sessions.secureCookies, deviceToken)
}
