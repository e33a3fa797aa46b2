import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookie, prefixed, readCookie } from '../../server/session-cookie.ts'
import { TOKEN } from './invitations.requests.ts'

const NAME = 'quarterdeck-invitation'

/** Long enough to sign up and confirm the address; later the invitation waits under Invitations. */
const SECONDS = 7_200

/** The token that this browser has opened, or null. */
export function openedToken({ headers }: FastifyRequest, secure: boolean): string | null {
  const token = readCookie(headers.cookie, prefixed(NAME, secure))
  return token !== null && TOKEN.test(token) ? token : null
}

export function rememberToken(reply: FastifyReply, secure: boolean, token: string): void {
  reply.header('set-cookie', cookie(prefixed(NAME, secure), token, SECONDS, secure))
}

export function forgetToken(reply: FastifyReply, secure: boolean): void {
  reply.header('set-cookie', cookie(prefixed(NAME, secure), '', 0, secure))
}
