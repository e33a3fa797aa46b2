import { inCompany } from '../../server/database/in-company.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import { dayIn, timeIn } from '../time/zones.rules.ts'
import { noticesDue } from './due-notices.server.ts'
import { MOST_TOLD, notify } from './notifications.mutations.ts'
import { isTime, occasionsOn } from './occasions.rules.ts'

/** Tells people each morning what the calendar brings. */
export const notificationsServer: ServerFeature = {
  work: (services) => ({
    tasks: { 'notify-people': () => notifyEverywhere(services, Date.now()) },
    crontab: ['*/20 * * * * notify-people'],
  }),
}

/** Tells the people of all companies what they have not been told yet. */
export async function notifyEverywhere(services: Services, now: number): Promise<void> {
  const { rows } = await services.pool.query<{ companyId: string }>(
    'select company_id as "companyId" from company_slugs',
  )
  for (const { companyId } of rows) {
    await notifyCompany(services, companyId, now).catch((error: unknown) =>
      services.log.error({ err: error, companyId }, 'people were not notified'),
    )
  }
}

/** A company with nobody to tell is not loaded. */
export async function notifyCompany(
  services: Pick<Services, 'pool' | 'node'>,
  companyId: string,
  now: number,
): Promise<void> {
  const due = await inCompany(services.pool, companyId, null, async (client) => {
    const zone = await zoneOf(client, companyId)
    return isTime(timeIn(now, zone)) ? noticesDue(client, companyId, occasionsOn(dayIn(now, zone))) : []
  })
  for (let from = 0; from < due.length; from += MOST_TOLD)
    await services.node.run(companyId, null, notify, { notices: due.slice(from, from + MOST_TOLD) })
}

/** The time zone in which most of the company’s teams plan their meetings, or else UTC. */
async function zoneOf(client: Parameters<typeof noticesDue>[0], companyId: string): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(
    `select time_zone as zone from team_schedules where company_id = $1 group by time_zone order by count(*) desc, time_zone limit 1`,
    [companyId],
  )
  return rows[0]?.zone ?? 'UTC'
}
