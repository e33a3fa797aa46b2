import type { Queryable } from '../../server/jobs.ts'
import { hashOfToken, newToken } from '../../server/session.ts'

export type TokenPurpose = 'confirm' | 'reset' | 'second-step'

const LIFETIME_MINUTES: Record<TokenPurpose, number> = { confirm: 24 * 60, reset: 60, 'second-step': 10 }

/** Makes a one-time code, for a mailed link or a cookie; only its hash is stored. */
export async function makeToken(db: Queryable, userId: string, purpose: TokenPurpose): Promise<string> {
  const token = newToken()
  await db.query(
    `insert into account_tokens (token_hash, user_id, purpose, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [hashOfToken(token), userId, purpose, LIFETIME_MINUTES[purpose]],
  )
  return token
}

/** Makes links mailed earlier stop working, either those of one purpose or all of them. */
export async function dropUnusedTokens(db: Queryable, userId: string, purpose?: TokenPurpose): Promise<void> {
  await db.query(
    'delete from account_tokens where user_id = $1 and used_at is null and ($2::text is null or purpose = $2)',
    [userId, purpose],
  )
}

/** Uses up a code and returns whose it was, or null. The update is conditional, so only one of several simultaneous attempts succeeds. */
export async function useToken(db: Queryable, token: string, purpose: TokenPurpose): Promise<string | null> {
  const { rows } = await db.query<{ userId: string }>(
    `update account_tokens set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning user_id as "userId"`,
    [hashOfToken(token), purpose],
  )
  return rows[0]?.userId ?? null
}

/** Whose a code is that could be used now, without using it; null if there is none. */
export async function ownerOfToken(
  db: Queryable,
  token: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const { rows } = await db.query<{ userId: string }>(
    `select user_id as "userId" from account_tokens
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()`,
    [hashOfToken(token), purpose],
  )
  return rows[0]?.userId ?? null
}

/** Ends a code. */
export async function dropToken(db: Queryable, token: string): Promise<void> {
  await db.query('delete from account_tokens where token_hash = $1', [hashOfToken(token)])
}
