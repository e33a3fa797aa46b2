import { inCompany } from '../../../server/database/in-company.ts'
import { ChangedCompanies } from '../../../server/changed-companies.ts'
import type { ServerFeature, Services } from '../../../server/services.ts'
import { afterCommit } from '../../../sync/server/after-commit.ts'
import { zoneOf } from '../../notifications/company-zone.server.ts'
import { addDays, type Day } from '../../time/calendar.rules.ts'
import { dayIn, momentAt } from '../../time/zones.rules.ts'
import { closeCheckup } from './checkups.mutations.ts'
import { settleCheckup } from './settle.mutations.ts'

type Place = Pick<Services, 'node' | 'pool'>

/** Closes check-ups on time and computes their results: after somebody has closed one and, for whatever else there is, each minute. */
export const checkupsServer: ServerFeature = {
  effects: (services) => [
    afterCommit(closeCheckup, async ({ companyId }) => {
      await settleCheckups(services, companyId, Date.now())
    }),
  ],
  work: (services) => ({
    tasks: {
      'settle-checkups': (_payload, { abortSignal }) => settleWhereDue(services, Date.now(), abortSignal),
    },
    crontab: ['* * * * * settle-checkups'],
  }),
}

const changed = new ChangedCompanies('a company’s check-ups were left for later')

/** Does what there is to do in those companies where somebody has done anything, or the last day of a check-up is over. */
export const settleWhereDue = (
  services: Place & Pick<Services, 'log'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  changed.each(services, now, (companyId) => settleCheckups(services, companyId, now), signal)

/**
 * Does with the check-ups of a company what there is to do. A company with none of it is not loaded.
 * @returns when the next one ends by itself, null if none is open
 */
export async function settleCheckups(
  { node, pool }: Place,
  companyId: string,
  now: number,
): Promise<number | null> {
  const { today, ids, next } = await inCompany(pool, companyId, null, async (client) => {
    const zone = await zoneOf(client, companyId)
    const day = dayIn(now, zone)
    const { rows } = await client.query<{ id: string }>(UNSETTLED, [companyId, day])
    const last = await client.query<{ day: Day | null }>(LAST_DAY, [companyId, day])
    const over = last.rows[0]?.day
    return {
      today: day,
      ids: rows.map(({ id }) => id),
      next: over ? momentAt(addDays(over, 1), '00:00', zone) : null,
    }
  })
  for (const checkupId of ids) await node.run(companyId, null, settleCheckup, { checkupId, today })
  return next
}

/** Those whose day is over, whose answers were not counted yet, or that were closed and have no result. */
const UNSETTLED = `
  select c.id from checkups c
  left join checkup_results r on r.company_id = $1 and r.id = c.id
  where c.company_id = $1 and r.id is null and (c.closed_at is not null or c.closes_on < $2::date or c.answered <> (
    select count(*) from checkup_answers a where a.company_id = $1 and a.checkup_id = c.id and a.submitted_at is not null))
  order by c.id limit 1000`

/** Of the check-up that ends first. */
const LAST_DAY = `
  select min(closes_on)::text as day from checkups where company_id = $1 and closed_at is null and closes_on >= $2::date`
