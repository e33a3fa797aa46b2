import { ChangedCompanies } from '../../../server/changed-companies.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import type { ServerFeature, Services } from '../../../server/services.ts'
import { noticeId } from '../../notifications/due-notices.server.ts'
import { MOST_REMINDED, tellOfBreaks } from './appointments.mutations.ts'

/** Tells people ten minutes before their time to think begins. */
export const clarityBreakServer: ServerFeature = {
  work: (services) => ({
    tasks: {
      'tell-of-breaks': (_payload, { abortSignal }) => tellWhereDue(services, Date.now(), abortSignal),
    },
    crontab: ['* * * * * tell-of-breaks'],
  }),
}

const changed = new ChangedCompanies('a company’s time to think was left for later')

/** Tells the people of those companies where an appointment was made, or one is due. */
export const tellWhereDue = (
  services: Pick<Services, 'pool' | 'node' | 'log'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  changed.each(services, now, (companyId) => tellInCompany(services, companyId, now), signal)

/**
 * Tells the people of a company what is due by now.
 * @returns when the next is due, null if nothing is
 */
export async function tellInCompany(
  { pool, node }: Pick<Services, 'pool' | 'node'>,
  companyId: string,
  now: number,
): Promise<number | null> {
  const at = new Date(now).toISOString()
  for (;;) {
    const { rows } = await inCompany(pool, companyId, null, (client) =>
      client.query<{ personId: string; remindAt: Date }>(
        `select id as "personId", remind_at as "remindAt" from clarity_appointments
         where company_id = $1 and remind_at <= $2::timestamptz order by remind_at, id limit $3`,
        [companyId, at, MOST_REMINDED],
      ),
    )
    if (rows.length === 0) return nextDue(pool, companyId)
    const due = rows.map(({ personId, remindAt }) => {
      const moment = remindAt.toISOString()
      return { id: noticeId('clarity_break', personId, null, moment), personId, remindAt: moment }
    })
    await node.run(companyId, null, tellOfBreaks, { at, due })
    if (rows.length < MOST_REMINDED) return nextDue(pool, companyId)
  }
}

async function nextDue(pool: Services['pool'], companyId: string): Promise<number | null> {
  const { rows } = await inCompany(pool, companyId, null, (client) =>
    client.query<{ next: Date | null }>(
      'select min(remind_at) as next from clarity_appointments where company_id = $1',
      [companyId],
    ),
  )
  return rows[0]?.next?.getTime() ?? null
}
