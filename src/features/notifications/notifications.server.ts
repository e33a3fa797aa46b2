import { inCompany } from '../../server/database/in-company.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import type { Day } from '../time/calendar.rules.ts'
import { dayIn, timeIn } from '../time/zones.rules.ts'
import { mailCompany } from './daily-mails.server.ts'
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
async function notifyEverywhere(services: Services, now: number): Promise<void> {
  const { rows } = await services.pool.query<{ companyId: string }>(
    'select company_id as "companyId" from company_slugs',
  )
  for (const { companyId } of rows) {
    await notifyCompany(services, companyId, now).catch((error: unknown) =>
      services.log.error({ err: error, companyId }, 'people were not notified'),
    )
  }
}

/** Tells the people of a company, and mails them what they have not read. */
export async function notifyCompany(services: Services, companyId: string, now: number): Promise<void> {
  const today = await tellCompany(services, companyId, now)
  if (today !== null) await mailCompany(services, companyId, today)
}

/**
 * Tells the people of a company what they have not been told yet. A company with nobody to tell is not loaded.
 * @returns its day; null while it is too early there
 */
export async function tellCompany(
  { pool, node }: Pick<Services, 'pool' | 'node'>,
  companyId: string,
  now: number,
): Promise<Day | null> {
  const { today, due } = await inCompany(pool, companyId, null, async (client) => {
    const zone = await zoneOf(client, companyId)
    const day = isTime(timeIn(now, zone)) ? dayIn(now, zone) : null
    return { today: day, due: day === null ? [] : await noticesDue(client, companyId, occasionsOn(day)) }
  })
  for (let from = 0; from < due.length; from += MOST_TOLD)
    await node.run(companyId, null, notify, { notices: due.slice(from, from + MOST_TOLD) })
  return today
}

/** The time zone in which most of the company’s teams plan their meetings, or else UTC. */
async function zoneOf(client: Parameters<typeof noticesDue>[0], companyId: string): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(
    `select time_zone as zone from team_schedules where company_id = $1 group by time_zone order by count(*) desc, time_zone limit 1`,
    [companyId],
  )
  return rows[0]?.zone ?? 'UTC'
}
