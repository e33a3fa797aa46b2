import { inCompany } from './database/in-company.ts'
import { inEveryCompany } from './every-company.ts'
import type { ServerFeature, Services } from './services.ts'

const KEPT_DAYS = 30

/** Keeps the change log from growing forever. A browser that was away for longer loads everything again. */
export const syncServer: ServerFeature = {
  work: (services) => ({
    tasks: {
      'prune-changes': (_payload, { abortSignal }) =>
        inEveryCompany(services, 'a company’s changes were not forgotten', abortSignal, (companyId) =>
          prune(services, companyId),
        ),
    },
    crontab: ['41 3 * * * prune-changes'],
  }),
}

const prune = ({ pool }: Pick<Services, 'pool'>, companyId: string): Promise<void> =>
  inCompany(pool, companyId, null, async (client) => {
    await client.query('select sync_prune(array[$1::uuid], now() - make_interval(days => $2))', [
      companyId,
      KEPT_DAYS,
    ])
  })
