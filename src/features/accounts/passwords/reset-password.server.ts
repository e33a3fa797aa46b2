import type pg from 'pg'
import { inTransaction } from '../../../server/database/in-company.ts'
import { HttpError } from '../../../server/http-error.ts'
import { deleteSessions, type SessionFilter } from '../../../server/session-deletion.ts'
import type { Revocation } from '../../../server/session-revocations.ts'
import { newId } from '../../../sync/id.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { dropUnusedTokens, useToken } from '../account-tokens.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { removeAllPasskeys } from '../passkeys/passkeys.server.ts'
import type { Reset } from './passwords.requests.ts'
import { checkPassword, hashPassword } from './passwords.server.ts'

/**
 * Sets a new password by a mailed code, which also confirms the address, ends all of the account's sessions and removes its passkeys. If the
 * password breaks a rule, the code can be used again.
 * @throws HttpError 400 with the broken rule, 410 if the code no longer works
 */
export async function resetPassword(deps: AccountDeps, { code, password }: Reset): Promise<void> {
  const ended = await inTransaction(deps.pool, async (client) => {
    const id = await useToken(client, code, 'reset')
    if (id === null) throw new HttpError(410, refuse.reason('account/stale-link'))
    const { email, fullName } = await confirmOwner(client, id)
    checkPassword(password, email)
    const sessions = await replacePassword(client, id, await hashPassword(password))
    await removeAllPasskeys(deps, client, id)
    const resetUrl = `${deps.publicUrl()}/forgot-password`
    await deps.mailer.sendMail(
      { to: email, template: 'password-changed', props: { fullName, resetUrl } },
      client,
    )
    return sessions
  })
  await endEarlierSessions(deps, ended)
}

async function confirmOwner(client: pg.PoolClient, userId: string) {
  const { rows } = await client.query<{ email: string; fullName: string }>(
    `update users set email_verified = true, contested = false, updated_at = now() where id = $1
     returning email, full_name as "fullName"`,
    [userId],
  )
  return rows[0]!
}

/**
 * Replaces a password, and ends all that the earlier one has opened.
 * @param kept the session that goes on, and the hash of its browser, which stays known
 * @returns the sessions that have ended, for `endEarlierSessions` once this is committed
 */
export async function replacePassword(
  client: pg.PoolClient,
  userId: string,
  hash: string,
  kept?: { sessionId: string; device: string },
): Promise<Revocation> {
  await client.query(
    `insert into user_credentials (id, user_id, provider_id, account_id, password)
     values ($1, $2::uuid, 'credential', $2::text, $3)
     on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
    [newId(), userId, hash],
  )
  // Earlier links would let anyone with access to old mail in, and known browsers would avoid the shared limit on attempts.
  await dropUnusedTokens(client, userId)
  await client.query('delete from account_devices where user_id = $1 and token_hash <> $2', [
    userId,
    kept?.device ?? '',
  ])
  return deleteSessions(client, openedBefore(userId, kept?.sessionId))
}

const openedBefore = (userId: string, kept?: string): SessionFilter =>
  kept === undefined ? { userId } : { userId, exceptSessionId: kept }

/** Once a password is replaced: tells of the sessions that have ended, and ends those too that the earlier one opened while it was being replaced. */
export async function endEarlierSessions(
  { sessions }: Pick<AccountDeps, 'sessions'>,
  ended: Revocation,
  kept?: string,
): Promise<void> {
  await sessions.announce(ended)
  await sessions.revoke(openedBefore(ended.userId, kept))
}
