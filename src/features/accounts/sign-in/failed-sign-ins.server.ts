import type pg from 'pg'
import { HttpError } from '../../../server/http-error.ts'
import { networkPrefix } from '../../../server/http/client-address.ts'

/** What is wrong when somebody does not prove who they are, or has tried too often. */
const FAILURES: readonly string[] = [
  'account/wrong-password',
  'account/wrong-code',
  'account/too-many-attempts',
  'passkey/refused',
]
const KEPT_DAYS = 30
/** Of so many networks a day each is told; the others are one. */
const MOST_NETWORKS = 5_000

/**
 * Takes a step of a sign-in, and counts it for those who run the installation if it fails: by day and the beginning of the network address, and by
 * nothing of the account.
 */
export async function countingFailures<T>(
  pool: pg.Pool,
  address: string,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof HttpError && FAILURES.includes(error.reason.code)) await count(pool, address)
    throw error
  }
}

const count = (pool: pg.Pool, address: string) =>
  pool.query(
    `with today as (select network from failed_sign_ins where day = (now() at time zone 'utc')::date)
     insert into failed_sign_ins as f (network)
     select case when (select count(*) from today) < $2 or $1 in (select network from today) then $1 else '' end
     on conflict (day, network) do update set tries = f.tries + 1, last_at = now()`,
    [networkPrefix(address) ?? '', MOST_NETWORKS],
  )

export const forgetFailedSignIns = (pool: pg.Pool) =>
  pool.query("delete from failed_sign_ins where day < current_date - $1 * interval '1 day'", [KEPT_DAYS])
