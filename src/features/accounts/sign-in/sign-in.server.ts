import { isAPIError } from 'better-auth/api'
import { HttpError } from '../../../server/http-error.ts'
import { hashOfToken } from '../../../server/session.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { refusals } from '../accounts.text.ts'
import type { SignIn } from '../accounts.requests.ts'
import { newToken, type Auth } from './auth.server.ts'
import { ACCOUNT_LIMITS, clearLimit, emailBucket, withinLimit } from '../rate-limits.server.ts'

/** What a request says of the browser it comes from. */
export interface Visit {
  address: string
  userAgent: string
  deviceToken: string | null
}

export interface SignedIn {
  sessionToken: string
  /** For a browser that signs in to this account for the first time. */
  deviceToken: string | null
}

/**
 * Checks e-mail and password and opens a session. A wrong address and a wrong password cost the same time and answer the same.
 * @throws HttpError 401 wrong, 403 right but not confirmed, 429 too many tries
 */
export async function signIn(auth: Auth, deps: AccountDeps, input: SignIn, visit: Visit): Promise<SignedIn> {
  const { pool, limits } = deps
  const device = await knownDevice(deps, input.email, visit.deviceToken)
  const bucket = device === null ? emailBucket('account', input.email) : `device:${device}`
  if (!(await withinLimit(pool, bucket, limits?.account ?? ACCOUNT_LIMITS.account))) {
    throw new HttpError(429, ...refusals.tooManyTries)
  }
  const sessionToken = await checkCredentials(auth, input, visit)
  await clearLimit(pool, bucket)
  return { sessionToken, deviceToken: device === null ? await rememberDevice(deps, sessionToken) : null }
}

async function checkCredentials(auth: Auth, input: SignIn, visit: Visit): Promise<string> {
  const headers = new Headers({ 'user-agent': visit.userAgent, 'x-forwarded-for': visit.address })
  try {
    return (await auth.api.signInEmail({ body: input, headers })).token
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.statusCode === 403) throw new HttpError(403, ...refusals.unconfirmed)
    throw new HttpError(401, ...refusals.wrongPassword)
  }
}

/** Opens a session for somebody whose identity was shown in another way, and returns its token. */
export async function openSession(auth: Auth, userId: string, visit: Visit): Promise<string> {
  const { internalAdapter } = await auth.$context
  const { token } = await internalAdapter.createSession(userId, false, {
    userAgent: visit.userAgent,
    ipAddress: visit.address,
  })
  return token
}

/** The hash of a browser's token if it has signed in to this account before. Such a browser has tries of its own. */
async function knownDevice(
  { pool }: AccountDeps,
  email: string,
  deviceToken: string | null,
): Promise<string | null> {
  const device = hashOfToken(deviceToken ?? '')
  const { rowCount } = await pool.query(
    `update account_devices set last_used_at = now()
     where token_hash = $1 and user_id = (select id from users where email = $2)`,
    [device, email],
  )
  return rowCount === 1 ? device : null
}

/** Remembers a browser after a sign-in, so that strangers who try this account cannot lock it out; returns its new token. */
async function rememberDevice({ pool }: AccountDeps, sessionToken: string): Promise<string> {
  const token = newToken()
  await pool.query(
    'insert into account_devices (token_hash, user_id) select $1, user_id from sessions where token_hash = $2',
    [hashOfToken(token), hashOfToken(sessionToken)],
  )
  return token
}
