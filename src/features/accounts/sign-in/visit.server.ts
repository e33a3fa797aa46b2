import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../../../server/cookies.ts'
import type { Language } from '../../../language/languages.rules.ts'
import { languageOf } from '../../../server/http/language-of.ts'
import { deviceCookieName, pendingCookieName } from '../../../server/session-cookie.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import type { SessionProof } from './session-proofs.server.ts'

/** Browsers send about 150 characters; anything beyond this is cut off. */
const USER_AGENT_MAX = 400

/** A request that is to end in a session, with what it tells about the browser it comes from. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  address: string
  userAgent: string
  deviceToken: string | null
  /** Of a sign-in that waits for its second step. */
  pendingToken: string | null
  /** What a company's own provider has said who this is for; null otherwise. */
  proves: SessionProof | null
  language: Language
}

export function visitOf(
  { sessions }: Pick<AccountDeps, 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit {
  const { cookie } = request.headers
  const secure = sessions.secureCookies
  return {
    request,
    reply,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
    deviceToken: readCookie(cookie, deviceCookieName(secure)),
    pendingToken: readCookie(cookie, pendingCookieName(secure)),
    proves: null,
    language: languageOf(request),
  }
}
