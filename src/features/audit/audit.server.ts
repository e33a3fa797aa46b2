import { inCompany } from '../../server/database/in-company.ts'
import { inEveryCompany } from '../../server/every-company.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import { forgetAudit } from './audit.mutations.ts'

/** However much is recorded in a day, a company keeps room to record the next one. */
const MOST_ENTRIES = 100_000

const DAY_MS = 86_400_000

/** Forgets what was recorded longer ago than the operator keeps it. */
export const auditServer: ServerFeature = {
  work: (services, features = []) => ({
    tasks: {
      'forget-audit': (_payload, { abortSignal }) =>
        inEveryCompany(services, 'the audit log was not shortened', abortSignal, (companyId) =>
          forgetIn(services, features, companyId, new Date(Date.now() - services.config.auditDays * DAY_MS)),
        ),
    },
    crontab: ['17 3 * * * forget-audit'],
  }),
}

/** A company that has nothing to forget is not loaded. */
async function forgetIn(
  services: Services,
  features: readonly ServerFeature[],
  companyId: string,
  cutoff: Date,
): Promise<void> {
  for (let before = await oldest(services, companyId, cutoff); before !== null;) {
    for (const feature of features) await feature.beforeForgetting?.(services, companyId)
    await services.node.run(companyId, null, forgetAudit, { before })
    before = await oldest(services, companyId, cutoff)
  }
}

/** The moment before which there are entries to forget; null if there are none. */
async function oldest({ pool }: Services, companyId: string, cutoff: Date): Promise<string | null> {
  return inCompany(pool, companyId, null, async (client) => {
    const { rows } = await client.query<{ before: Date }>(
      `with bound as (
         select greatest($2::timestamptz, (select at from audit_log where company_id = $1 order by at desc offset $3 limit 1)) as cutoff
       )
       select cutoff as before from bound where exists (select from audit_log where company_id = $1 and at < bound.cutoff)`,
      [companyId, cutoff, MOST_ENTRIES - 1],
    )
    return rows[0]?.before.toISOString() ?? null
  })
}
