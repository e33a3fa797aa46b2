import type { Queryable } from '../../server/jobs.ts'
import { hashOfToken, newToken } from '../../server/session.ts'

export type TokenPurpose = 'confirm' | 'reset' | 'second-step' | 'change-email' | 'passkey'

const LIFETIME_MINUTES: Record<TokenPurpose, number> = {
  confirm: 24 * 60,
  reset: 60,
  'second-step': 10,
  'change-email': 60,
  passkey: 5,
}

/** Makes a one-time code, for a mailed link or a cookie; only its hash is stored. `detail` is what belongs to it. */
export async function makeToken(
  db: Queryable,
  userId: string | null,
  purpose: TokenPurpose,
  detail: string | null = null,
): Promise<string> {
  const token = newToken()
  await db.query(
    `insert into account_tokens (token_hash, user_id, purpose, expires_at, detail)
     values ($1, $2, $3, now() + make_interval(mins => $4), $5)`,
    [hashOfToken(token), userId, purpose, LIFETIME_MINUTES[purpose], detail],
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

/** Uses up a code and returns whose it was, or null. */
export const useToken = async (db: Queryable, token: string, purpose: TokenPurpose): Promise<string | null> =>
  (await useTokenWithDetail(db, token, purpose))?.userId ?? null

/** Uses up a code. The update is conditional, so only one of several simultaneous attempts succeeds. */
export async function useTokenWithDetail(
  db: Queryable,
  token: string,
  purpose: TokenPurpose,
): Promise<{ userId: string; detail: string | null } | null> {
  const { rows } = await db.query<{ userId: string; detail: string | null }>(
    `update account_tokens set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning user_id as "userId", detail`,
    [hashOfToken(token), purpose],
  )
  return rows[0] ?? null
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
