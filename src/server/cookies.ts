import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'

/** The `__Host-` prefix makes browsers refuse the cookie unless it is Secure and set by this very host. */
export const prefixed = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/** The value of a cookie in a Cookie header; null if it is missing or empty. `name` includes the prefix. */
export const readCookie = (header: string | undefined, name: string): string | null =>
  parseCookie(header ?? '')[name] || null

interface NewCookie {
  /** Without the prefix. */
  name: string
  value: string
  /** In seconds. */
  maxAge: number
  secure: boolean
}

/** Sends a cookie that scripts cannot read. */
export function setCookie(reply: FastifyReply, { name, secure, ...cookie }: NewCookie): void {
  const value = stringifySetCookie({
    ...cookie,
    name: prefixed(name, secure),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
  reply.header('set-cookie', value)
}

/** Deletes the cookie from the browser. */
export const clearCookie = (reply: FastifyReply, name: string, secure: boolean): void =>
  setCookie(reply, { name, value: '', maxAge: 0, secure })
