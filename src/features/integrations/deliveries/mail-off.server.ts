import type pg from 'pg'
import type { Services } from '../../../server/services.ts'
import { wanting } from '../../mail-choices/choices.server.ts'
import { stopAddress } from '../../mail-choices/stop-links.server.ts'

/** Turns a receiver off that takes nothing any more, and tells its maker and the directors: once, with the same commit. */
export async function mailOff(
  services: Services,
  client: pg.PoolClient,
  companyId: string,
  hookId: string,
): Promise<void> {
  const { mailer, origins } = services
  const { rows } = await client.query<{ host: string; createdBy: string }>(
    `update hooks set disabled_at = now() where company_id = $1 and id = $2 and disabled_at is null
     returning host, created_by as "createdBy"`,
    [companyId, hookId],
  )
  const [hook] = rows
  if (!hook) return
  const { rows: told } = await client.query<{ id: string; email: string }>(
    `select id, email from people where company_id = $1 and status = 'active' and level <> 'inactive'
       and (id = $2 or level in ('director', 'super_admin')) order by joined_at limit 50`,
    [companyId, hook.createdBy],
  )
  const url = `${origins.publicUrl()}/settings?tab=integrations`
  const kind = 'webhooks'
  const wanted = await wanting(client, { companyId, kind, personIds: told.map(({ id }) => id) })
  for (const { id: personId, email } of told) {
    if (!wanted.has(personId)) continue
    const stopUrl = stopAddress(services, { companyId, personId, kind })
    const props = { host: hook.host, url }
    await mailer.sendMail({ to: email, template: 'webhook-off', props, stopUrl }, client)
  }
}
