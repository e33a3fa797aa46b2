import { HttpError } from '../../../server/http-error.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { verifyPassword } from '../passwords/passwords.server.ts'
import { ACCOUNT_LIMITS, clearLimit, emailBucket, requireWithinLimit } from '../rate-limits.server.ts'
import { knownDevice } from './devices.server.ts'
import type { SignIn } from './sign-in.requests.ts'

interface Account {
  id: string
  confirmed: boolean
  stored: string | null
}

/** Whose an e-mail and a password are. */
export interface Shown {
  userId: string
  /** Whether the password is still theirs: it may be replaced while it is checked. */
  stillHolds(): Promise<boolean>
}

/**
 * Checks e-mail and password, and returns whose they are. A wrong address and a wrong password take the same time and get the same answer.
 * @throws HttpError 401 if they are wrong, 403 if they are right but the address is not confirmed, 429 after too many attempts
 */
export async function checkCredentials(
  deps: AccountDeps,
  { email, password }: SignIn,
  deviceToken: string | null,
): Promise<Shown> {
  const { pool, limits } = deps
  const account = await accountOf(deps, email)
  const device = await knownDevice(pool, account?.id ?? null, deviceToken)
  const bucket = device === null ? emailBucket('account', email) : `device:${device.hash}`
  await requireWithinLimit(pool, bucket, limits?.account ?? ACCOUNT_LIMITS.account)
  const right = await verifyPassword(account?.stored ?? null, password)
  if (account === undefined || !right) throw new HttpError(401, refuse.reason('account/wrong-password'))
  if (!account.confirmed) throw new HttpError(403, refuse.reason('account/unconfirmed'))
  await clearLimit(pool, bucket)
  const { id: userId, stored } = account
  return { userId, stillHolds: async () => (await accountOf(deps, email))?.stored === stored }
}

async function accountOf({ pool }: AccountDeps, email: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(
    `select u.id, u.email_verified as confirmed, c.password as stored
     from users u left join user_credentials c on c.user_id = u.id and c.provider_id = 'credential'
     where u.email = $1`,
    [email],
  )
  return rows[0]
}
