import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Queryable } from '../../server/jobs.ts'

/** How often something may be tried within so many seconds. */
export interface Limit {
  tries: number
  seconds: number
}

export interface AccountLimits {
  /** Sign-ins to one account from browsers it does not know, and from each that it knows. */
  account: Limit
  /** Each kind of request from one network address. */
  address: Limit
  /** Mails of one kind to one address; more are dropped in silence. */
  mail: Limit
}

export const ACCOUNT_LIMITS: AccountLimits = {
  account: { tries: 20, seconds: 3_600 },
  address: { tries: 10, seconds: 60 },
  mail: { tries: 5, seconds: 3_600 },
}

/** Counts a try and says whether it is within the limit. The count is shared by all nodes and exact under concurrency. */
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

/** Gives a bucket all its tries back. */
export async function clearLimit(db: Queryable, bucket: string): Promise<void> {
  await db.query('delete from rate_limits where bucket = $1', [bucket])
}

/** One bucket for each e-mail address, without writing the address down. */
export const emailBucket = (kind: string, email: string): string =>
  `${kind}:${createHash('sha256').update(email).digest('base64url')}`

/** One bucket for each IPv4 address or IPv6 network: a household or a machine owns a whole /64. */
export function addressBucket(kind: string, address: string): string {
  // A proxy may pass on something other than an address.
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : address
  const owner =
    parsed instanceof ipaddr.IPv6 ? parsed.toNormalizedString().split(':').slice(0, 4).join(':') : parsed
  return `${kind}:${String(owner)}`
}
