import { inCompany } from '../../../server/database/in-company.ts'
import { inEveryCompany } from '../../../server/every-company.ts'
import type { ServerFeature, Services } from '../../../server/services.ts'
import { afterCommit } from '../../../sync/server/after-commit.ts'
import { zoneOf } from '../../notifications/company-zone.server.ts'
import { dayIn } from '../../time/zones.rules.ts'
import { closeCheckup } from './checkups.mutations.ts'
import { settleCheckup } from './settle.mutations.ts'

type Place = Pick<Services, 'node' | 'pool'>

/** Closes check-ups on time and computes their results: after somebody has closed one and, for whatever else there is, each minute. */
export const checkupsServer: ServerFeature = {
  effects: (services) => [
    afterCommit(closeCheckup, ({ companyId }) => settleCheckups(services, companyId, Date.now())),
  ],
  work: (services) => ({
    tasks: {
      'settle-checkups': () =>
        inEveryCompany(services, 'a company’s check-ups were left for later', (companyId) =>
          settleCheckups(services, companyId, Date.now()),
        ),
    },
    crontab: ['* * * * * settle-checkups'],
  }),
}

/** Does with the check-ups of a company what there is to do. A company with none of it is not loaded. */
export async function settleCheckups({ node, pool }: Place, companyId: string, now: number): Promise<void> {
  const { today, ids } = await inCompany(pool, companyId, null, async (client) => {
    const day = dayIn(now, await zoneOf(client, companyId))
    const { rows } = await client.query<{ id: string }>(UNSETTLED, [companyId, day])
    return { today: day, ids: rows.map(({ id }) => id) }
  })
  for (const checkupId of ids) await node.run(companyId, null, settleCheckup, { checkupId, today })
}

/** Those whose day is over, whose answers were not counted yet, or that were closed and have no result. */
const UNSETTLED = `
  select c.id from checkups c
  left join checkup_results r on r.company_id = $1 and r.id = c.id
  where c.company_id = $1 and r.id is null and (c.closed_at is not null or c.closes_on < $2::date or c.answered <> (
    select count(*) from checkup_answers a where a.company_id = $1 and a.checkup_id = c.id and a.submitted_at is not null))
  order by c.id limit 1000`
