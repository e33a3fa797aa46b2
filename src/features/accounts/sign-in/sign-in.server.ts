import { HttpError } from '../../../server/http-error.ts'
import { SESSION_DAYS } from '../../../server/session-cookie.ts'
import { hashOfToken, newToken } from '../../../server/session.ts'
import { newId } from '../../../sync/id.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { verifyPassword } from '../passwords/passwords.server.ts'
import { ACCOUNT_LIMITS, clearLimit, emailBucket, requireWithinLimit } from '../rate-limits.server.ts'
import type { SignIn } from './sign-in.requests.ts'

/** What a request tells us about the browser it comes from. */
export interface Visit {
  address: string
  userAgent: string
  deviceToken: string | null
}

export interface SignedIn {
  sessionToken: string
  /** Only for a browser that signs in to this account for the first time. */
  deviceToken: string | null
}

/**
 * Checks e-mail and password and opens a session. A wrong address and a wrong password take the same time and get the same answer.
 * @throws HttpError 401 if they are wrong, 403 if they are right but the address is not confirmed, 429 after too many attempts
 */
export async function signIn(deps: AccountDeps, input: SignIn, visit: Visit): Promise<SignedIn> {
  const { pool, limits } = deps
  const device = await knownDevice(deps, input.email, visit.deviceToken)
  const bucket = device === null ? emailBucket('account', input.email) : `device:${device}`
  await requireWithinLimit(pool, bucket, limits?.account ?? ACCOUNT_LIMITS.account)
  const sessionToken = await openSession(deps, await checkCredentials(deps, input), visit)
  await clearLimit(pool, bucket)
  return { sessionToken, deviceToken: device === null ? await rememberDevice(deps, sessionToken) : null }
}

/** The id of the account that this e-mail and password belong to. */
async function checkCredentials({ pool }: AccountDeps, { email, password }: SignIn): Promise<string> {
  const { rows } = await pool.query<{ id: string; confirmed: boolean; stored: string | null }>(
    `select u.id, u.email_verified as confirmed, c.password as stored
     from users u left join user_credentials c on c.user_id = u.id and c.provider_id = 'credential'
     where u.email = $1`,
    [email],
  )
  const account = rows[0]
  const right = await verifyPassword(account?.stored ?? null, password)
  if (account === undefined || !right) throw new HttpError(401, refuse.reason('account/wrong-password'))
  if (!account.confirmed) throw new HttpError(403, refuse.reason('account/unconfirmed'))
  return account.id
}

/** Opens a session for somebody whose identity has been checked, and returns its token. */
export async function openSession(
  { pool, mayEnter }: Pick<AccountDeps, 'pool' | 'mayEnter'>,
  userId: string,
  { address, userAgent }: Visit,
): Promise<string> {
  await mayEnter?.(userId)
  const token = newToken()
  await pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at, ip_address, user_agent)
     values ($1, $2, $3, now() + make_interval(days => $4), $5, $6)`,
    [newId(), userId, hashOfToken(token), SESSION_DAYS, address, userAgent],
  )
  return token
}

/** The hash of a browser's token if it has signed in to this account before. The attempts of such a browser are counted separately. */
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

/** Remembers a browser after a sign-in, so that strangers' attempts can't lock it out. Returns its new token. */
async function rememberDevice({ pool }: AccountDeps, sessionToken: string): Promise<string> {
  const token = newToken()
  await pool.query(
    'insert into account_devices (token_hash, user_id) select $1, user_id from sessions where token_hash = $2',
    [hashOfToken(token), hashOfToken(sessionToken)],
  )
  return token
}
