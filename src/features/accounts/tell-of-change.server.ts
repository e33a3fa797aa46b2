import type { Queryable } from '../../server/jobs.ts'
import type { AccountChange } from '../../server/mail/security-letters.ts'
import type { AccountDeps } from './account-deps.server.ts'

/** Tells a person by mail what was changed about how they sign in; sent if the transaction commits. */
export async function tellOfChange(
  { mailer, publicUrl }: AccountDeps,
  db: Queryable,
  userId: string,
  change: AccountChange,
): Promise<void> {
  const { rows } = await db.query<{ email: string; fullName: string }>(
    'select email, full_name as "fullName" from users where id = $1',
    [userId],
  )
  const { email: to, fullName } = rows[0]!
  const url = `${publicUrl()}/forgot-password`
  await mailer.sendMail({ to, template: 'account-change', props: { fullName, change, url } }, db)
}
