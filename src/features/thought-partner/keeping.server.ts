import { inEveryCompany } from '../../server/every-company.ts'
import type { Services } from '../../server/services.ts'
import type { Asker } from './allowance.server.ts'
import type { AiConfig } from '../../server/ai-config.ts'
import { as } from './threads.server.ts'

type Serving = Pick<Services, 'node'>

/** Whether the person lets their questions go to this host. */
export const hasAgreed = (services: Serving, asker: Asker, { host }: AiConfig): Promise<boolean> =>
  as(services, asker, async (client) => {
    const { rowCount } = await client.query(
      'select from ai_consents where company_id = $1 and person_id = $2 and host = $3',
      [asker.companyId, asker.userId, host],
    )
    return rowCount === 1
  })

export const agree = (services: Serving, asker: Asker, host: string): Promise<unknown> =>
  as(services, asker, (client) =>
    client.query(
      `insert into ai_consents (company_id, person_id, host, given_at) values ($1, $2, $3, now())
       on conflict (company_id, person_id) do update set host = excluded.host, given_at = excluded.given_at`,
      [asker.companyId, asker.userId, host],
    ),
  )

/** Conversations forgotten at once, so that none of these transactions takes long. */
const FORGOTTEN_AT_ONCE = 500

/** Forgets conversations in which nothing has been said for as long as the operator keeps them, and what people used long ago. */
export async function forgetOld(
  services: Pick<Services, 'node' | 'pool' | 'log'>,
  retentionDays: number,
  signal?: AbortSignal,
): Promise<void> {
  await inEveryCompany(services, 'old conversations were not forgotten', signal, (companyId) =>
    forgetIn(services, companyId, retentionDays),
  )
}

async function forgetIn({ node }: Serving, companyId: string, days: number): Promise<void> {
  for (let found = FORGOTTEN_AT_ONCE; found === FORGOTTEN_AT_ONCE;) {
    found = await node.options.inCompany(companyId, null, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from ai_threads where company_id = $1 and last_at < now() - make_interval(days => $2) order by last_at limit $3
         for update skip locked`,
        [companyId, days, FORGOTTEN_AT_ONCE],
      )
      const ids = rows.map(({ id }) => id)
      await client.query('delete from ai_messages where company_id = $1 and thread_id = any ($2)', [
        companyId,
        ids,
      ])
      await client.query('delete from ai_threads where company_id = $1 and id = any ($2)', [companyId, ids])
      return ids.length
    })
  }
  await node.options.inCompany(companyId, null, async (client) => {
    const old = "now() - interval '400 days'"
    await client.query(`delete from ai_usage where company_id = $1 and day < ${old}`, [companyId])
    await client.query(`delete from ai_days where company_id = $1 and day < ${old}`, [companyId])
  })
}
