import { HttpError } from '../../../server/http-error.ts'
import type { Queryable } from '../../../server/jobs.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { ACCOUNT_LIMITS, giveBack, requireWithinLimit } from '../rate-limits.server.ts'
import { stepOf } from './one-time-codes.server.ts'
import { useRecoveryCode } from './recovery-codes.server.ts'
import { readCode } from './second-factor.rules.ts'

/** What a secret is sealed for: no row can pass for another account's. */
export const useOfSecret = (userId: string): string => `totp:${userId}`

/** Whether an account asks for a second factor. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from second_factors where user_id = $1 and confirmed_at is not null',
    [userId],
  )
  return rowCount === 1
}

/** Counts a guess at an account's codes, and ends the request if there were too many. @throws HttpError 429 */
export const countGuess = (deps: AccountDeps, bucket: string): Promise<void> =>
  requireWithinLimit(deps.pool, bucket, deps.limits?.code ?? ACCOUNT_LIMITS.code)

/** A known device is not locked out by what strangers guess who have the password. */
export const guessesOf = (userId: string, device: string | null): string =>
  device === null ? `code:${userId}` : `code-device:${device}`

export const rightGuess = (deps: AccountDeps, bucket: string): Promise<void> => giveBack(deps.pool, bucket)

/**
 * Takes a one-time code or a recovery code, each of which counts once. To be called in a transaction that is rolled back when it throws.
 * @returns which of the two it was
 * @throws HttpError 403 whatever is wrong with the code
 */
export async function takeCode(
  { seals }: AccountDeps,
  db: Queryable,
  userId: string,
  typed: string,
): Promise<'one-time' | 'recovery'> {
  const read = readCode(typed)
  const isRight =
    read?.kind === 'recovery'
      ? await useRecoveryCode(db, userId, read.code)
      : await takeOneTimeCode(seals, db, userId, read?.code ?? '')
  if (!isRight || read === null) throw new HttpError(403, refuse.reason('account/wrong-code'))
  return read.kind
}

/** Takes a one-time code of the given account's secret, confirmed or not, unless it or a later one was taken before. */
export async function takeOneTimeCode(
  seals: AccountDeps['seals'],
  db: Queryable,
  userId: string,
  code: string,
): Promise<boolean> {
  const { rows } = await db.query<{ secret: string }>(
    'select secret from second_factors where user_id = $1',
    [userId],
  )
  if (!rows[0] || code === '') return false
  const step = await stepOf(seals.open(rows[0].secret, useOfSecret(userId)), code)
  if (step === null) return false
  const { rowCount } = await db.query(
    'update second_factors set last_step = $2 where user_id = $1 and last_step < $2',
    [userId, step],
  )
  return rowCount === 1
}
