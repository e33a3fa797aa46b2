import type { Language } from '../../../language/languages.rules.ts'
import { inTransaction } from '../../../server/database/in-company.ts'
import { HttpError } from '../../../server/http-error.ts'
import { newId } from '../../../sync/id.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { queueAccountMail } from '../account-mails.server.ts'
import { dropUnusedTokens, useToken } from '../account-tokens.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { checkPassword, hashPassword } from '../passwords/passwords.server.ts'
import type { SignUp } from './sign-in.requests.ts'

/**
 * Creates an account that waits to be confirmed. If there is a confirmed account for that address already, it stays as it is, and
 * its owner is told by mail. If there is an unconfirmed one, it becomes contested: a stranger may have signed up with this
 * address before or after its owner. Links mailed so far then stop working, and the next one asks whoever reads it to choose the
 * password that counts. The caller can't tell which of these happened: each takes one hash, one statement and one job.
 * @throws HttpError 400 with the rule that the password breaks
 */
export async function signUp(
  deps: AccountDeps,
  { email, password, fullName, returnTo }: SignUp,
  language: Language,
): Promise<void> {
  checkPassword(password, email)
  const hash = await hashPassword(password)
  await deps.pool.query(
    `with account as (
       insert into users (id, email, full_name, seen_language) values ($1, $2, $3, $6)
       on conflict (email) do update set full_name = excluded.full_name, contested = true, updated_at = now()
         where not users.email_verified
       returning id),
     stale as (
       delete from account_tokens using account where user_id = account.id and purpose = 'confirm')
     insert into user_credentials (id, user_id, provider_id, account_id, password)
     select $4, account.id, 'credential', account.id::text, $5 from account
     on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
    [newId(), email, fullName, newId(), hash, language],
  )
  await queueAccountMail(deps, 'sign-up', email, returnTo)
}

/**
 * Confirms an address by a mailed code and returns whose it is. Of a contested account it would confirm a password that may be a stranger’s: a code
 * that was on its way when the second one signed up does nothing.
 * @throws HttpError 410 if the code no longer works
 */
export const confirmEmail = ({ pool }: AccountDeps, code: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    const userId = await useToken(client, code, 'confirm')
    const { rowCount } = await client.query(
      'update users set email_verified = true, updated_at = now() where id = $1 and not contested',
      [userId],
    )
    if (userId === null || !rowCount) throw new HttpError(410, refuse.reason('account/stale-link'))
    await dropUnusedTokens(client, userId, 'confirm')
    return userId
  })
