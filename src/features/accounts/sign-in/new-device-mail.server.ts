import type { AccountDeps } from '../account-deps.server.ts'
import { languageOfReader } from '../language/languages.server.ts'
import { deviceOf } from '../sessions/device.rules.ts'

const when = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const WHEN = { en: when('en-GB'), de: when('de-DE') }

/** Tells the owner of an account of a sign-in on a browser that it was not used on before, unless it is the account's first. */
export async function tellOfNewDevice(
  { pool, mailer, publicUrl }: Pick<AccountDeps, 'pool' | 'mailer' | 'publicUrl'>,
  userId: string,
  userAgent: string,
): Promise<void> {
  const { rowCount } = await pool.query(
    'update users set first_signed_in_at = now() where id = $1 and first_signed_in_at is null',
    [userId],
  )
  if (rowCount === 1) return
  const { rows } = await pool.query<{ email: string; fullName: string }>(
    'select email, full_name as "fullName" from users where id = $1',
    [userId],
  )
  const { email: to, fullName } = rows[0]!
  const language = await languageOfReader(pool, to)
  const moment = `${WHEN[language].format(new Date())} UTC`
  const url = `${publicUrl()}/forgot-password`
  await mailer.sendMail({
    to,
    template: 'new-device',
    props: { fullName, device: deviceOf(userAgent, language), when: moment, url },
  })
}
