import type pg from 'pg'
import type { Services } from '../../../server/services.ts'

/** Turns a receiver off that takes nothing any more, and tells its maker and the directors: once, with the same commit. */
export async function mailOff(
  { mailer, origins }: Services,
  client: pg.PoolClient,
  companyId: string,
  hookId: string,
): Promise<void> {
  const { rows } = await client.query<{ host: string; createdBy: string }>(
    `update hooks set disabled_at = now() where company_id = $1 and id = $2 and disabled_at is null
     returning host, created_by as "createdBy"`,
    [companyId, hookId],
  )
  const [hook] = rows
  if (!hook) return
  const { rows: told } = await client.query<{ email: string }>(
    `select email from people where company_id = $1 and status = 'active' and level <> 'inactive'
       and (id = $2 or level in ('director', 'super_admin')) order by joined_at limit 50`,
    [companyId, hook.createdBy],
  )
  const url = `${origins.publicUrl()}/settings?tab=integrations`
  for (const { email } of told)
    await mailer.sendMail({ to: email, template: 'webhook-off', props: { host: hook.host, url } }, client)
}
