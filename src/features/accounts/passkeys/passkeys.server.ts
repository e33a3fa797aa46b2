import { inTransaction } from '../../../server/database/in-company.ts'
import { HttpError } from '../../../server/http-error.ts'
import type { Queryable } from '../../../server/jobs.ts'
import type { Session } from '../../../server/session.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { requirePassword } from '../passwords/require-password.server.ts'
import { requireWithinLimit } from '../rate-limits.server.ts'
import { tellOfChange } from '../tell-of-change.server.ts'
import type { ListedPasskey } from './passkeys.requests.ts'
import { keeperOf } from './passkeys.rules.ts'
import { refuse } from './passkeys.refusals.ts'

const RENAMED_PER_HOUR = { tries: 60, seconds: 3_600 }

interface Row {
  id: string
  name: string
  madeOn: string
  transports: string[]
  isCopied: boolean
  made: Date
  used: Date | null
}

/** The passkeys of a person, the oldest first. */
export async function passkeysOf({ pool }: AccountDeps, userId: string): Promise<ListedPasskey[]> {
  const { rows } = await pool.query<Row>(
    `select id, name, made_on as "madeOn", transports, is_copied as "isCopied", created_at as made, last_used_at as used
     from passkeys where user_id = $1 order by created_at, id`,
    [userId],
  )
  return rows.map(({ id, name, madeOn, made, used, ...kept }) => ({
    id,
    name,
    madeOn,
    keeper: keeperOf(kept),
    createdAt: made.toISOString(),
    lastUsedAt: used?.toISOString() ?? null,
  }))
}

/** Names a passkey anew. Nobody gets in or stays out by its name, so the session is enough. */
export async function renamePasskey(
  { pool }: AccountDeps,
  { userId }: Session,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await requireWithinLimit(pool, `passkey-rename:${userId}`, RENAMED_PER_HOUR)
  const { rowCount } = await pool.query('update passkeys set name = $3 where id = $1 and user_id = $2', [
    id,
    userId,
    name,
  ])
  if (rowCount === 0) throw new HttpError(404, refuse.reason('passkey/no-such'))
}

/** Takes a passkey away, after the password. */
export async function removePasskey(
  deps: AccountDeps,
  { userId }: Session,
  { id, password }: { id: string; password: string },
): Promise<void> {
  await requirePassword(deps, userId, password)
  await inTransaction(deps.pool, async (client) => {
    const { rowCount } = await client.query('delete from passkeys where id = $1 and user_id = $2', [
      id,
      userId,
    ])
    if (rowCount === 0) throw new HttpError(404, refuse.reason('passkey/no-such'))
    await tellOfChange(deps, client, userId, 'passkey-removed')
  })
}

/** What somebody adds who knew the earlier password must not outlive it; the person is told if they had any. */
export async function removeAllPasskeys(deps: AccountDeps, db: Queryable, userId: string): Promise<void> {
  const { rowCount } = await db.query('delete from passkeys where user_id = $1', [userId])
  if (rowCount) await tellOfChange(deps, db, userId, 'passkeys-removed')
}
