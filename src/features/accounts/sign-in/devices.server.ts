import type { Queryable } from '../../../server/jobs.ts'
import { hashOfToken, newToken } from '../../../server/session.ts'
import { REMEMBERED_DAYS } from '../second-factor/second-factor.rules.ts'

/** A browser that has signed in to an account before. */
export interface Device {
  /** The hash of its token. */
  hash: string
  /** Whether the account's second factor is not asked for on it. */
  isRemembered: boolean
}

/** The browser with this token, if it has signed in to this very account before. */
export async function knownDevice(
  db: Queryable,
  userId: string | null,
  token: string | null,
): Promise<Device | null> {
  const hash = hashOfToken(token ?? '')
  const { rows } = await db.query<{ isRemembered: boolean }>(
    `update account_devices set last_used_at = now() where token_hash = $1 and user_id = $2
     returning coalesce(remembered_until > now(), false) as "isRemembered"`,
    [hash, userId],
  )
  return rows[0] ? { hash, ...rows[0] } : null
}

/** Notes a browser that an account has not been used on before, so that strangers' attempts can't lock it out. Returns its new token. */
export async function noteDevice(db: Queryable, userId: string): Promise<{ token: string; hash: string }> {
  const token = newToken()
  const hash = hashOfToken(token)
  await db.query('insert into account_devices (token_hash, user_id) values ($1, $2)', [hash, userId])
  return { token, hash }
}

/** From now on the second factor is not asked for on this browser, for some weeks. */
export async function rememberDevice(db: Queryable, userId: string, hash: string): Promise<void> {
  await db.query(
    `update account_devices set remembered_until = now() + make_interval(days => $3)
     where token_hash = $1 and user_id = $2`,
    [hash, userId, REMEMBERED_DAYS],
  )
}

/** The second factor is asked for on all browsers of an account again. */
export async function forgetDevices(db: Queryable, userId: string): Promise<void> {
  await db.query('update account_devices set remembered_until = null where user_id = $1', [userId])
}
