import { inCompany } from './database/in-company.ts'
import type { ServerFeature } from './services.ts'

const KEPT_DAYS = 30

/** Keeps the change log from growing forever. A browser that was away for longer loads everything again. */
export const syncServer: ServerFeature = {
  work: ({ pool }) => ({
    tasks: {
      'prune-changes': async () => {
        const { rows } = await pool.query<{ companyId: string }>(
          'select company_id as "companyId" from company_slugs',
        )
        for (const { companyId } of rows) {
          await inCompany(pool, companyId, null, (client) =>
            client.query('select sync_prune(array[$1::uuid], now() - make_interval(days => $2))', [
              companyId,
              KEPT_DAYS,
            ]),
          )
        }
      },
    },
    crontab: ['41 3 * * * prune-changes'],
  }),
}
