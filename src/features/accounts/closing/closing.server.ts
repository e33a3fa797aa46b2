import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../../../server/database/in-company.ts'
import { dropFiles } from '../../../server/files/stored-files.ts'
import { HttpError } from '../../../server/http-error.ts'
import { addJob, type Queryable } from '../../../server/jobs.ts'
import type { Session } from '../../../server/session.ts'
import { TryLater } from '../../../sync/server/try-later.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { requirePassword } from '../passwords/require-password.server.ts'
import { PICTURE_PURPOSE } from '../picture/pictures.server.ts'
import { isLastSuperAdmin, lockRoles } from '../super-admins.server.ts'
import { refuse } from './closing.refusals.ts'
import type { CloseAccount, Outlook } from './closing.requests.ts'

export const CLOSE_TASK = 'close-account'

/** One account begins at a time, so that the last two directors of a company don't both count on the other. */
const TAKE_TURN = `select pg_try_advisory_xact_lock(hashtext('closing accounts')) as "isOurs"`
const TRIES = 5
const AGAIN_MS = 300

/** What deleting their account leads to, for a person to read before. */
export const outlook = async (deps: AccountDeps, { userId }: Session): Promise<Outlook> => ({
  companies: await deps.outlookOf(userId),
  hasPassword: await hasPassword(deps.pool, userId),
  isLastSuperAdmin: await isLastSuperAdmin(deps.pool, userId),
})

/**
 * Begins to delete an account: from now on it opens nothing, on no node. A job does the rest.
 * @throws HttpError 400 for another address, 403 for a wrong password, 409 if a company or the installation needs something first
 * @throws TryLater if others are beginning all the time
 */
export async function beginClosing(
  deps: AccountDeps,
  session: Session,
  { email, password }: CloseAccount,
): Promise<void> {
  const { userId } = session
  if (email !== session.email) throw new HttpError(400, refuse.reason('closing/another-address'))
  await requireProof(deps, session, password)
  for (let tries = 1; !(await closeInTurn(deps, userId)); tries++) {
    if (tries === TRIES) throw new TryLater(503, refuse.reason('closing/not-now'), 2)
    await sleep(AGAIN_MS)
  }
  await deps.sessions.revoke({ userId })
}

/**
 * Answers false while another account begins. Nobody waits for that with a connection in hand: whoever has the turn needs a second one to look
 * at the companies, and there might be none left.
 */
const closeInTurn = (deps: AccountDeps, userId: string): Promise<boolean> =>
  inTransaction(deps.pool, async (client) => {
    const { rows } = await client.query<{ isOurs: boolean }>(TAKE_TURN)
    if (!rows[0]!.isOurs) return false
    const names = (await deps.outlookOf(userId)).filter(({ obstacle }) => obstacle).map(({ name }) => name)
    if (names.length > 0)
      throw new HttpError(409, refuse.reason('closing/obstacle', { companies: names.join(', ') }))
    await lockRoles(client)
    if (await isLastSuperAdmin(client, userId))
      throw new HttpError(409, refuse.reason('closing/last-super-admin'))
    await client.query('update users set closing_since = now() where id = $1', [userId])
    for (const table of KEYS) await client.query(`delete from ${table} where user_id = $1`, [userId])
    await addJob(client, CLOSE_TASK, { userId })
    return true
  })

/** Everything that opens an account or belongs to that. */
const KEYS = [
  'user_credentials',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'account_tokens',
  'account_devices',
]

async function requireProof(deps: AccountDeps, { id, userId, email }: Session, password: string) {
  if (await hasPassword(deps.pool, userId)) return requirePassword(deps, userId, password)
  const demo = (await deps.demoPeople?.()) ?? []
  if (demo.some((person) => person.email === email)) throw new HttpError(403, refuse.reason('closing/demo'))
  const { rowCount } = await deps.pool.query(
    "select from sessions where id = $1 and created_at > now() - interval '10 minutes'",
    [id],
  )
  if (rowCount === 0) throw new HttpError(403, refuse.reason('closing/sign-in-again'))
}

async function hasPassword(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from user_credentials where user_id = $1 and provider_id = 'credential' and password is not null",
    [userId],
  )
  return rowCount === 1
}

/** Ends a sign-in to an account that is being deleted. @throws HttpError 403 */
export async function requireOpenAccount(db: Queryable, userId: string): Promise<void> {
  const { rowCount } = await db.query('select from users where id = $1 and closing_since is not null', [
    userId,
  ])
  if (rowCount === 1) throw new HttpError(403, refuse.reason('closing/closed'))
}

type Closing = Pick<AccountDeps, 'pool' | 'sessions' | 'mailer' | 'companiesToLeave' | 'leaveForGood'>

/**
 * Takes the person out of one company after the other and deletes the account, so that its address is free. A crash leaves it closing, and it
 * goes on from there, on whichever node; of two at once one deletes it and sends the mail.
 */
export async function finishClosing(deps: Closing, userId: string): Promise<void> {
  const { rowCount } = await deps.pool.query(
    'select from users where id = $1 and closing_since is not null',
    [userId],
  )
  if (rowCount === 0) return
  await deps.sessions.revoke({ userId })
  let left = await deps.companiesToLeave(userId)
  while (left.length > 0) {
    for (const companyId of left) await deps.leaveForGood(userId, companyId)
    // A provider may have let them in again meanwhile.
    left = await deps.companiesToLeave(userId)
  }
  await inTransaction(deps.pool, async (client) => {
    await dropFiles(client, userId, PICTURE_PURPOSE)
    const { rows } = await client.query<{ email: string; fullName: string }>(
      'delete from users where id = $1 returning email, full_name as "fullName"',
      [userId],
    )
    if (!rows[0]) return
    const { email: to, fullName } = rows[0]
    await deps.mailer.sendMail({ to, template: 'account-deleted', props: { fullName } }, client)
  })
}

/** Goes on with what a node left undone that ended meanwhile. */
export async function finishAllClosings(deps: Closing): Promise<void> {
  const { rows } = await deps.pool.query<{ id: string }>(
    'select id from users where closing_since is not null order by closing_since limit 100',
  )
  const outcomes = []
  for (const { id } of rows)
    outcomes.push(
      await finishClosing(deps, id).then(
        () => null,
        (error: unknown) => error,
      ),
    )
  const failures = outcomes.filter((outcome) => outcome !== null)
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be deleted yet.')
}
