import type { FastifyReply } from 'fastify'
import { clearCookie, prefixed, setCookie } from './cookies.ts'

const SESSION = 'quarterdeck'
const DEVICE = 'quarterdeck-device'
const PENDING = 'quarterdeck-pending'
const DAY = 86_400

/** A session ends after this many days, however much it is used. */
export const SESSION_DAYS = 30

export const sessionCookieName = (secure: boolean): string => prefixed(SESSION, secure)
/** Of a sign-in that waits for its second step. */
export const pendingCookieName = (secure: boolean): string => prefixed(PENDING, secure)
export const deviceCookieName = (secure: boolean): string => prefixed(DEVICE, secure)

export const setSessionCookie = (reply: FastifyReply, secure: boolean, token: string): void =>
  setCookie(reply, { name: SESSION, value: token, maxAge: SESSION_DAYS * DAY, secure })

export const clearSessionCookie = (reply: FastifyReply, secure: boolean): void =>
  clearCookie(reply, SESSION, secure)

/** This cookie outlives the session: it only says that this browser has signed in before. */
export const setDeviceCookie = (reply: FastifyReply, secure: boolean, token: string): void =>
  setCookie(reply, { name: DEVICE, value: token, maxAge: 400 * DAY, secure })

/** Lasts as long as the sign-in waits. */
export const setPendingCookie = (reply: FastifyReply, secure: boolean, token: string): void =>
  setCookie(reply, { name: PENDING, value: token, maxAge: 600, secure })

export const clearPendingCookie = (reply: FastifyReply, secure: boolean): void =>
  clearCookie(reply, PENDING, secure)
