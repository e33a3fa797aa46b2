import { HttpError } from '../../../server/http-error.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { ACCOUNT_LIMITS, clearLimit, requireWithinLimit } from '../rate-limits.server.ts'
import { verifyPassword } from './passwords.server.ts'

/**
 * Asks somebody who is signed in for their password again, because a session may be in other hands.
 * @throws HttpError 403 if it is wrong, 429 after too many attempts
 */
export async function requirePassword(deps: AccountDeps, userId: string, password: string): Promise<void> {
  const { pool, limits } = deps
  const bucket = `password:${userId}`
  await requireWithinLimit(pool, bucket, limits?.account ?? ACCOUNT_LIMITS.account)
  const { rows } = await pool.query<{ stored: string | null }>(
    "select password as stored from user_credentials where user_id = $1 and provider_id = 'credential'",
    [userId],
  )
  if (!(await verifyPassword(rows[0]?.stored ?? null, password)))
    throw new HttpError(403, refuse.reason('account/password-not-yours'))
  await clearLimit(pool, bucket)
}
