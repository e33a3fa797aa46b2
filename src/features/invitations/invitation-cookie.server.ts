import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearCookie, prefixed, readCookie, setCookie } from '../../server/cookies.ts'
import { TOKEN } from './invitations.requests.ts'

const NAME = 'quarterdeck-invitation'

/** Long enough to sign up and confirm the address. After that, the invitation can be found under Invitations. */
const SECONDS = 7_200

/** The token of the link that this browser opened, or null. */
export function openedToken({ headers }: FastifyRequest, secure: boolean): string | null {
  const token = readCookie(headers.cookie, prefixed(NAME, secure))
  return token !== null && TOKEN.test(token) ? token : null
}

export const rememberToken = (reply: FastifyReply, secure: boolean, token: string): void =>
  setCookie(reply, { name: NAME, value: token, maxAge: SECONDS, secure })

export const forgetToken = (reply: FastifyReply, secure: boolean): void => clearCookie(reply, NAME, secure)
