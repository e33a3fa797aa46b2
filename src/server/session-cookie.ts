import type { FastifyReply } from 'fastify'

const SESSION = 'quarterdeck'
const DEVICE = 'quarterdeck-device'
const DAY = 86_400

/** A session ends after so many days, however busy. */
export const SESSION_DAYS = 30

/** The `__Host-` prefix makes browsers refuse the cookie unless it is Secure and set by this very host. */
export const prefixed = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name)

export const sessionCookieName = (secure: boolean): string => prefixed(SESSION, secure)
export const deviceCookieName = (secure: boolean): string => prefixed(DEVICE, secure)

/** The value of a cookie in a Cookie header, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim() || null
  }
  return null
}

export function setSessionCookie(reply: FastifyReply, secure: boolean, token: string): void {
  reply.header('set-cookie', cookie(sessionCookieName(secure), token, SESSION_DAYS * DAY, secure))
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.header('set-cookie', cookie(sessionCookieName(secure), '', 0, secure))
}

/** Outlives the session: it only says that this browser has signed in before. */
export function setDeviceCookie(reply: FastifyReply, secure: boolean, token: string): void {
  reply.header('set-cookie', cookie(deviceCookieName(secure), token, 400 * DAY, secure))
}

/** A Set-Cookie value that scripts cannot read; `maxAge` in seconds, 0 deletes it. */
export function cookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
