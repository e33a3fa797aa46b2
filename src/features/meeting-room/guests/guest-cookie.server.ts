import type { FastifyReply, FastifyRequest } from 'fastify'
import { prefixed, readCookie, setCookie } from '../../../server/cookies.ts'

const NAME = 'quarterdeck-guest'

/** Longer than any meeting; the key counts only while its meeting runs. */
const SECONDS = 86_400

/** The key that this browser was let in with, or null. */
export const shownKey = ({ headers }: FastifyRequest, secure: boolean): string | null =>
  readCookie(headers.cookie, prefixed(NAME, secure))

export const rememberKey = (reply: FastifyReply, secure: boolean, key: string): void =>
  setCookie(reply, { name: NAME, value: key, maxAge: SECONDS, secure })
