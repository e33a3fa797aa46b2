import { DatabaseError as PgError } from 'pg'
import { inTransaction } from '../../../server/database/in-company.ts'
import { HttpError } from '../../../server/http-error.ts'
import { addJob } from '../../../server/jobs.ts'
import { hashOfToken, type Session } from '../../../server/session.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { dropUnusedTokens, makeToken, useTokenWithDetail } from '../account-tokens.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { carryPresent } from '../carry-present.server.ts'
import { requirePassword } from '../passwords/require-password.server.ts'
import { requireWithinLimit } from '../rate-limits.server.ts'
import type { EmailChange } from './email-change.requests.ts'

const ASKED_PER_HOUR = { tries: 5, seconds: 3_600 }
const UNIQUE_VIOLATION = '23505'

export const ASK_TASK = 'ask-new-address'
export const CARRY_TASK = 'carry-address'

export interface Asked {
  userId: string
  email: string
}

/**
 * Asks the owner of the new address by mail. A job looks at the address, so that whoever asks can't tell whether it has an account.
 * @throws HttpError 403 if the password is wrong, 409 if it is the present address
 */
export async function askForChange(
  deps: AccountDeps,
  { userId, email: present }: Session,
  { email, password }: EmailChange,
): Promise<void> {
  await requirePassword(deps, userId, password)
  if (email === present) throw new HttpError(409, refuse.reason('account/same-address'))
  await requireWithinLimit(deps.pool, `change-email:${userId}`, ASKED_PER_HOUR)
  await addJob(deps.pool, ASK_TASK, { userId, email } satisfies Asked)
}

/** The job behind it: a link to the new address, and a notice to the present one. */
export async function mailAboutChange(deps: AccountDeps, { userId, email }: Asked): Promise<void> {
  const { rows } = await deps.pool.query<{ present: string; fullName: string; owner: string | null }>(
    `select u.email as present, u.full_name as "fullName",
       (select o.full_name from users o where o.email = $2 and o.email_verified) as owner
     from users u where u.id = $1`,
    [userId, email],
  )
  if (!rows[0]) return
  const { present, fullName, owner } = rows[0]
  const resetUrl = `${deps.publicUrl()}/forgot-password`
  await deps.mailer.deliver({
    to: present,
    template: 'email-asked',
    props: { fullName, email, url: resetUrl },
  })
  if (owner !== null) {
    const links = { signInUrl: `${deps.publicUrl()}/login`, resetUrl }
    return deps.mailer.deliver({
      to: email,
      template: 'already-registered',
      props: { fullName: owner, ...links },
    })
  }
  await dropUnusedTokens(deps.pool, userId, 'change-email')
  const code = await makeToken(deps.pool, userId, 'change-email', email)
  const url = `${deps.publicUrl()}/change-email?code=${code}`
  await deps.mailer.deliver({ to: email, template: 'change-email', props: { fullName, url } })
}

/**
 * Gives an account the address that a mailed code was sent to. Whoever has the code reads that address, so an account that somebody made for it
 * and never confirmed gives way. The companies hear of it by a job.
 * @throws HttpError 410 if the code no longer works, 409 if the address has an account by now
 */
export async function changeEmail(deps: AccountDeps, code: string): Promise<{ email: string }> {
  const yielding = await accountToYield(deps, code)
  const { userId, email } = await inTransaction(deps.pool, async (client) => {
    const used = await useTokenWithDetail(client, code, 'change-email')
    if (!used?.detail) throw new HttpError(410, refuse.reason('account/stale-link'))
    const change = { userId: used.userId, email: used.detail }
    if (yielding !== null)
      await client.query('delete from users where id = $1 and not email_verified', [yielding])
    const { rows } = await client.query<{ fullName: string; before: string }>(
      `update users u set email = $2, updated_at = now() from users b where u.id = $1 and b.id = u.id
       returning u.full_name as "fullName", b.email as before`,
      [change.userId, change.email],
    )
    const { fullName, before } = rows[0]!
    // Links that were mailed to the earlier address would let its reader in.
    await dropUnusedTokens(client, change.userId)
    const props = { fullName, email: change.email }
    for (const to of [before, change.email])
      await deps.mailer.sendMail({ to, template: 'email-changed', props }, client)
    await addJob(client, CARRY_TASK, { userId: change.userId })
    return change
  }).catch((error: unknown) => {
    if (!(error instanceof PgError) || error.code !== UNIQUE_VIOLATION) throw error
    throw new HttpError(409, refuse.reason('account/address-taken'))
  })
  deps.sessions.forget(userId)
  return { email }
}

/**
 * The account of a code's address that was never confirmed; null if there is none, or a company has made it one of its people, who would have no
 * account any more. Looking at the companies takes a connection, so it is done before the change has one.
 */
async function accountToYield({ pool, companiesOf }: AccountDeps, code: string): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `select u.id from account_tokens t join users u on u.email = t.detail and not u.email_verified
     where t.token_hash = $1 and t.purpose = 'change-email' and t.used_at is null`,
    [hashOfToken(code)],
  )
  return rows[0] && (await companiesOf(rows[0].id)).length === 0 ? rows[0].id : null
}

/** The job that carries the present address into the companies. */
export const carryAddress = (deps: AccountDeps, { userId }: { userId: string }): Promise<void> =>
  carryPresent(
    async () => {
      const { rows } = await deps.pool.query<{ email: string }>('select email from users where id = $1', [
        userId,
      ])
      return rows[0]?.email
    },
    (email) => deps.readdressPerson(userId, email),
  )
