import { inCompany } from '../../server/database/in-company.ts'
import { inEveryCompany } from '../../server/every-company.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import type { Day } from '../time/calendar.rules.ts'
import { dayIn, timeIn } from '../time/zones.rules.ts'
import { zoneOf } from './company-zone.server.ts'
import { mailCompany } from './daily-mails.server.ts'
import { noticesDue } from './due-notices.server.ts'
import { forgetNotifications, MOST_MARKED, MOST_TOLD, notify } from './notifications.mutations.ts'
import { NOTIFICATION_DAYS } from './notifications.table.ts'
import { isTime, occasionsOn } from './occasions.rules.ts'
import { followPushes } from './push/follow-pushes.server.ts'
import { pushRoutes } from './push/push-routes.server.ts'
import { pushOnArrival } from './push/subscriptions.server.ts'

/** Tells people each morning what the calendar brings, and pushes what they are told to their devices. */
export const notificationsServer: ServerFeature = {
  routes: pushRoutes,
  arrival: pushOnArrival,
  follow: followPushes,
  work: (services) => ({
    tasks: {
      'notify-people': (_payload, { abortSignal }) =>
        everywhere(services, abortSignal, (companyId) => notifyCompany(services, companyId, Date.now())),
      'forget-notifications': (_payload, { abortSignal }) =>
        everywhere(services, abortSignal, (companyId) => forgetIn(services, companyId)),
    },
    crontab: ['*/20 * * * * notify-people', '29 3 * * * forget-notifications'],
  }),
}

const everywhere = (
  services: Services,
  signal: AbortSignal | undefined,
  act: (companyId: string) => Promise<void>,
): Promise<void> => inEveryCompany(services, 'a company’s notifications were left for later', signal, act)

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

/** What nobody sees any more is kept a while, so that it is not told again. */
const KEPT = `${NOTIFICATION_DAYS + 30} days`

/** So long after they were queued nothing asks for pushes any more. */
const PUSHES_KEPT = '1 day'

/** Forgets what is older than anybody sees, what goes beyond the newest that a person keeps, and what was pushed. */
export async function forgetIn(
  { pool, node }: Pick<Services, 'pool' | 'node'>,
  companyId: string,
): Promise<void> {
  await inCompany(pool, companyId, null, (client) =>
    client.query('delete from push_deliveries where company_id = $1 and created_at < now() - $2::interval', [
      companyId,
      PUSHES_KEPT,
    ]),
  )
  for (;;) {
    const ids = await inCompany(pool, companyId, null, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from (
           select id, created_at, row_number() over (partition by person_id order by created_at desc, id) as place
           from notifications where company_id = $1
         ) as told where created_at < now() - $2::interval or place > $3 limit $3`,
        [companyId, KEPT, MOST_MARKED],
      )
      return rows.map(({ id }) => id)
    })
    if (ids.length === 0) return
    await node.run(companyId, null, forgetNotifications, { ids })
  }
}
