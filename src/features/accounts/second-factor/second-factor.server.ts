import type pg from 'pg'
import { inTransaction } from '../../../server/database/in-company.ts'
import { HttpError } from '../../../server/http-error.ts'
import type { Queryable } from '../../../server/jobs.ts'
import type { Session } from '../../../server/session.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { dropUnusedTokens } from '../account-tokens.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { requirePassword } from '../passwords/require-password.server.ts'
import { forgetDevices } from '../sign-in/devices.server.ts'
import { tellOfChange } from '../tell-of-change.server.ts'
import {
  countGuess,
  guessesOf,
  hasSecondFactor,
  rightGuess,
  takeCode,
  takeOneTimeCode,
  useOfSecret,
} from './check-code.server.ts'
import { newSecret, uriOf } from './one-time-codes.server.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'
import { readCode } from './second-factor.rules.ts'
import type { NewRecoveryCodes, NewSecret, PasswordAndCode, SecondFactor } from './second-factor.requests.ts'

export async function secondFactorOf({ pool }: AccountDeps, userId: string): Promise<SecondFactor> {
  const { rows } = await pool.query<Omit<SecondFactor, 'since'> & { since: Date | null }>(
    `select (select confirmed_at from second_factors where user_id = $1) as since,
       (select count(*)::int from recovery_codes where user_id = $1 and used_at is null) as "recoveryCodesLeft",
       (select count(*)::int from account_devices where user_id = $1 and remembered_until > now()) as "rememberedDevices"`,
    [userId],
  )
  const { since, ...counts } = rows[0]!
  return { since: since?.toISOString() ?? null, ...counts }
}

/** Makes the secret that an authenticator app is to have. Nothing asks for it before its first code has come. */
export async function beginSetUp(
  deps: AccountDeps,
  { userId, email }: Session,
  password: string,
): Promise<NewSecret> {
  await requirePassword(deps, userId, password)
  const secret = await newSecret()
  const { rowCount } = await deps.pool.query(
    `insert into second_factors (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = now()
       where second_factors.confirmed_at is null`,
    [userId, deps.seals.seal(secret, useOfSecret(userId))],
  )
  if (rowCount === 0) throw new HttpError(409, refuse.reason('account/second-factor-on'))
  return { secret, uri: await uriOf(email, secret) }
}

/** The first code turns the second factor on, if the secret is not older than an hour. */
export async function confirmSetUp(
  deps: AccountDeps,
  { id, userId }: Session,
  typed: string,
): Promise<NewRecoveryCodes> {
  const bucket = guessesOf(userId, null)
  await countGuess(deps, bucket)
  const code = readCode(typed)
  const recoveryCodes = await inTransaction(deps.pool, async (client) => {
    const { rowCount } = await client.query(
      `select from second_factors where user_id = $1 and confirmed_at is null and created_at > now() - interval '1 hour'
       for update`,
      [userId],
    )
    if (rowCount === 0) throw new HttpError(409, refuse.reason('account/set-up-again'))
    const isRight =
      code?.kind === 'one-time' && (await takeOneTimeCode(deps.seals, client, userId, code.code))
    if (!isRight) throw new HttpError(403, refuse.reason('account/wrong-code'))
    await client.query('update second_factors set confirmed_at = now() where user_id = $1', [userId])
    await noteFactor(client, id)
    await tellOfChange(deps, client, userId, 'second-factor-on')
    return replaceRecoveryCodes(client, userId)
  })
  await rightGuess(deps, bucket)
  deps.sessions.forget(userId)
  return { recoveryCodes }
}

/** The session of this browser has shown a second factor. */
const noteFactor = (db: Queryable, sessionId: string): Promise<unknown> =>
  db.query('update sessions set second_factor_at = now() where id = $1', [sessionId])

/** A session that was opened before its account had codes shows one now. @throws HttpError 403 for a wrong code, 429 after too many */
export async function showFactor(deps: AccountDeps, { id, userId }: Session, typed: string): Promise<void> {
  const bucket = guessesOf(userId, null)
  await countGuess(deps, bucket)
  await inTransaction(deps.pool, async (client) => {
    if (!(await hasSecondFactor(client, userId)))
      throw new HttpError(403, refuse.reason('account/wrong-code'))
    const kind = await takeCode(deps, client, userId, typed)
    if (kind === 'recovery') await tellOfChange(deps, client, userId, 'recovery-code-used')
    await noteFactor(client, id)
  })
  await rightGuess(deps, bucket)
  deps.sessions.forget(userId)
}

/**
 * Turns the second factor off: whoever does it has both factors. Remembered devices and sign-ins that wait for a code go with it, and companies that ask
 * for one close at once.
 */
export async function turnOff(deps: AccountDeps, session: Session, input: PasswordAndCode): Promise<void> {
  await withBothFactors(deps, session, input, async (client) => {
    const { userId } = session
    await client.query('delete from second_factors where user_id = $1', [userId])
    await client.query('delete from recovery_codes where user_id = $1', [userId])
    await forgetDevices(client, userId)
    await dropUnusedTokens(client, userId, 'second-step')
    await tellOfChange(deps, client, userId, 'second-factor-off')
  })
  await deps.sessions.recheck()
}

/** New recovery codes, in place of all earlier ones. */
export const newRecoveryCodes = (
  deps: AccountDeps,
  session: Session,
  input: PasswordAndCode,
): Promise<NewRecoveryCodes> =>
  withBothFactors(deps, session, input, async (client) => {
    const recoveryCodes = await replaceRecoveryCodes(client, session.userId)
    await tellOfChange(deps, client, session.userId, 'recovery-codes')
    return { recoveryCodes }
  })

async function withBothFactors<Result>(
  deps: AccountDeps,
  { userId }: Session,
  { password, code }: PasswordAndCode,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  await requirePassword(deps, userId, password)
  const bucket = guessesOf(userId, null)
  await countGuess(deps, bucket)
  const result = await inTransaction(deps.pool, async (client) => {
    await takeCode(deps, client, userId, code)
    return work(client)
  })
  await rightGuess(deps, bucket)
  return result
}
