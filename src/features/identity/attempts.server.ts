import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { prefixed, readCookie, setCookie } from '../../server/cookies.ts'
import { hashOfToken, newToken } from '../../server/session.ts'
import type { Secrets } from './oidc.server.ts'

const NAME = 'quarterdeck-provider'

/** How long somebody has to sign in at their provider. */
const SECONDS = 900

const TOKEN = /^[\w-]{43}$/

/** The secret of this browser; null if it has begun no sign-in lately. */
export function browserSecret({ headers }: FastifyRequest, secure: boolean): string | null {
  const secret = readCookie(headers.cookie, prefixed(NAME, secure))
  return secret !== null && TOKEN.test(secret) ? secret : null
}

export const rememberBrowser = (reply: FastifyReply, secure: boolean, value: string): void =>
  setCookie(reply, { name: NAME, value, maxAge: SECONDS, secure })

/** Both secrets of a sign-in follow from that of its browser, so that none has to be stored. */
const secretsOf = (browser: string, state: string): Secrets => {
  const derived = (use: string) => createHmac('sha256', browser).update(`${use}:${state}`).digest('base64url')
  return { state, nonce: derived('nonce'), verifier: derived('verifier') }
}

/** A sign-in that is under way. */
export interface Attempt {
  companyId: string
  /** The configuration of the provider that the browser was sent to. */
  providerId: string
  returnTo: string
}

export async function beginAttempt(
  pool: pg.Pool,
  browser: string,
  { companyId, providerId, issuer, returnTo }: Attempt & { issuer: string },
): Promise<Secrets> {
  const state = newToken()
  await pool.query(
    `insert into sign_in_attempts (state_hash, browser_hash, company_id, provider_id, issuer, return_to, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [hashOfToken(state), hashOfToken(browser), companyId, providerId, issuer, returnTo, SECONDS],
  )
  return secretsOf(browser, state)
}

/**
 * Uses up the sign-in that this browser has begun with this state, at the company to whose address it is sent back; null if it has begun none, or it
 * is over. It is one conditional update, so an answer counts once, and what another browser brings uses nothing up.
 */
export async function useAttempt(
  pool: pg.Pool,
  { browser, state, companyId }: { browser: string; state: string; companyId: string },
): Promise<(Attempt & { secrets: Secrets }) | null> {
  const { rows } = await pool.query<Attempt>(
    `update sign_in_attempts set used_at = now()
     where state_hash = $1 and browser_hash = $2 and company_id = $3 and used_at is null and expires_at > now()
     returning company_id as "companyId", provider_id as "providerId", return_to as "returnTo"`,
    [hashOfToken(state), hashOfToken(browser), companyId],
  )
  return rows[0] ? { ...rows[0], secrets: secretsOf(browser, state) } : null
}

export const sweepAttempts = async (pool: pg.Pool): Promise<void> => {
  await pool.query("delete from sign_in_attempts where expires_at < now() - interval '1 day'")
}
