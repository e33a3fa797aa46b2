import { inCompany } from '../../../server/database/in-company.ts'
import type { ServerFeature, Services } from '../../../server/services.ts'
import { noticeId } from '../../notifications/due-notices.server.ts'
import { MOST_REMINDED, tellOfBreaks } from './appointments.mutations.ts'

/** Tells people ten minutes before their time to think begins. */
export const clarityBreakServer: ServerFeature = {
  work: (services) => ({
    tasks: { 'tell-of-breaks': () => everywhere(services, Date.now()) },
    crontab: ['* * * * * tell-of-breaks'],
  }),
}

async function everywhere(services: Services, now: number): Promise<void> {
  const { rows } = await services.pool.query<{ companyId: string }>(
    'select company_id as "companyId" from company_slugs',
  )
  for (const { companyId } of rows)
    await tellInCompany(services, companyId, now).catch((error: unknown) =>
      services.log.error({ err: error, companyId }, 'a company’s time to think was left for later'),
    )
}

/** Tells the people of a company what is due by now. */
export async function tellInCompany(
  { pool, node }: Pick<Services, 'pool' | 'node'>,
  companyId: string,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString()
  for (;;) {
    const { rows } = await inCompany(pool, companyId, null, (client) =>
      client.query<{ personId: string; remindAt: Date }>(
        `select id as "personId", remind_at as "remindAt" from clarity_appointments
         where company_id = $1 and remind_at <= $2::timestamptz order by remind_at, id limit $3`,
        [companyId, at, MOST_REMINDED],
      ),
    )
    if (rows.length === 0) return
    const due = rows.map(({ personId, remindAt }) => {
      const moment = remindAt.toISOString()
      return { id: noticeId('clarity_break', personId, null, moment), personId, remindAt: moment }
    })
    await node.run(companyId, null, tellOfBreaks, { at, due })
    if (rows.length < MOST_REMINDED) return
  }
}
