import { createHash } from 'node:crypto'
import { HttpError } from '../../server/http-error.ts'
import { networkOf } from '../../server/http/client-address.ts'
import type { Queryable } from '../../server/jobs.ts'
import { refuse } from './accounts.refusals.ts'

/** How many times something may be tried within a number of seconds. */
export interface Limit {
  tries: number
  seconds: number
}

export interface AccountLimits {
  /** Sign-ins to one account: counted once for all unknown browsers together, and once for each known browser. */
  account: Limit
  /** Requests of one kind from one network address. */
  address: Limit
  /** Wrong one-time and recovery codes for one account: counted as those for sign-ins are. */
  code: Limit
  /** Codes for one sign-in that waits for its second step. */
  step: Limit
  /** Mails of one kind to one address; any beyond that are silently dropped. */
  mail: Limit
}

export const ACCOUNT_LIMITS: AccountLimits = {
  account: { tries: 20, seconds: 3_600 },
  address: { tries: 10, seconds: 60 },
  code: { tries: 10, seconds: 3_600 },
  step: { tries: 5, seconds: 3_600 },
  mail: { tries: 5, seconds: 3_600 },
}

/** Counts an attempt and returns whether it is within the limit. All nodes share the count, which is exact under concurrency. */
export async function withinLimit(
  db: Queryable,
  bucket: string,
  { tries, seconds }: Limit,
): Promise<boolean> {
  const { rows } = await db.query<{ tries: number }>(
    `insert into rate_limits as r (bucket) values ($1)
     on conflict (bucket) do update set
       tries = case when r.started_at < now() - make_interval(secs => $2) then 1 else r.tries + 1 end,
       started_at = case when r.started_at < now() - make_interval(secs => $2) then now() else r.started_at end
     returning tries`,
    [bucket, seconds],
  )
  return (rows[0]?.tries ?? 0) <= tries
}

/**
 * Counts an attempt, and ends the request if it is beyond the limit.
 * @throws HttpError 429
 */
export async function requireWithinLimit(db: Queryable, bucket: string, limit: Limit): Promise<void> {
  if (await withinLimit(db, bucket, limit)) return
  throw new HttpError(429, refuse.reason('account/too-many-attempts'))
}

/** Takes back an attempt that turned out not to count. */
export async function giveBack(db: Queryable, bucket: string): Promise<void> {
  await db.query('update rate_limits set tries = tries - 1 where bucket = $1 and tries > 0', [bucket])
}

/** Like `withinLimit`, but an attempt beyond the limit does not count. */
export async function takeWithinLimit(db: Queryable, bucket: string, limit: Limit): Promise<boolean> {
  if (await withinLimit(db, bucket, limit)) return true
  await giveBack(db, bucket)
  return false
}

/** Starts a bucket's count again from zero. */
export async function clearLimit(db: Queryable, bucket: string): Promise<void> {
  await db.query('delete from rate_limits where bucket = $1', [bucket])
}

/** One bucket for each e-mail address; only a hash of the address is stored. */
export const emailBucket = (kind: string, email: string): string =>
  `${kind}:${createHash('sha256').update(email).digest('base64url')}`

/** One bucket for each mailbox: what follows a plus in an address belongs to the same one. */
export const mailboxBucket = (kind: string, email: string): string =>
  emailBucket(kind, email.replace(/\+[^@]*(?=@)/, ''))

/** One bucket for each network address, as `networkOf` tells them apart. */
export const addressBucket = (kind: string, address: string): string => `${kind}:${networkOf(address)}`
