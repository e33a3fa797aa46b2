import type pg from 'pg'
import { ChangedCompanies } from '../../../server/changed-companies.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { addJobs, addMissingJobs, type KeyedJob, type Queryable } from '../../../server/jobs.ts'
import type { Services } from '../../../server/services.ts'
import { wanting } from '../../mail-choices/choices.server.ts'
import { ON_ITS_WAY_MS } from './minutes.rules.ts'

export const MINUTES_TASK = 'minutes-mail'

/** What nothing could send for so long is not sent any more. Somebody may ask again. */
export const GIVEN_UP_AFTER_MS = 86_400_000

/** The minutes for one participant. */
export interface MinutesJob {
  companyId: string
  meetingId: string
  participantId: string
  /** Who is mailed. */
  personId: string
  /** Who asked for it, as far as that is known. */
  senderId: string | null
  askedAt: string
}

const keyed = (payload: MinutesJob): KeyedJob => ({
  key: `${MINUTES_TASK} ${payload.companyId} ${payload.participantId}`,
  payload,
})

/** Has these participants mailed, all or none of them if the node ends meanwhile. */
export const queueMinutes = (
  db: Queryable,
  minutes: readonly MinutesJob[],
  seconds?: number,
): Promise<void> => addJobs(db, MINUTES_TASK, minutes.map(keyed), seconds)

const changed = new ChangedCompanies('minutes of a company’s meetings were left for later')

/** Queues what a node left undone that ended between a commit and its effects, in those companies where somebody has done anything. */
export const queueLeftMinutes = (
  services: Pick<Services, 'node' | 'pool' | 'log'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  changed.each(services, now, (companyId) => queueLeftIn(services.pool, companyId, now), signal)

/** @returns when what was asked for lately should have been sent; null if nothing was */
async function queueLeftIn(pool: pg.Pool, companyId: string, now: number): Promise<number | null> {
  const onItsWaySince = new Date(now - ON_ITS_WAY_MS)
  const { left, next } = await inCompany(pool, companyId, null, async (client) => {
    const { rows } = await client.query<Omit<MinutesJob, 'askedAt'> & { askedAt: Date }>(
      `select company_id as "companyId", meeting_id as "meetingId", id as "participantId", person_id as "personId",
         null as "senderId", minutes_asked_at as "askedAt"
       from meeting_participants
       where company_id = $1 and minutes_sent_at is null and minutes_asked_at > $2 order by minutes_asked_at, id limit 1000`,
      [companyId, new Date(now - GIVEN_UP_AFTER_MS)],
    )
    const late = rows.filter(({ askedAt }) => askedAt <= onItsWaySince)
    const personIds = [...new Set(late.map(({ personId }) => personId))]
    const wanted = await wanting(client, { companyId, kind: 'minutes', personIds })
    return {
      left: late.filter(({ personId }) => wanted.has(personId)),
      next: rows.find(({ askedAt }) => askedAt > onItsWaySince)?.askedAt,
    }
  })
  const jobs = left.map((one) => keyed({ ...one, askedAt: one.askedAt.toISOString() }))
  await addMissingJobs(pool, MINUTES_TASK, jobs)
  return next ? next.getTime() + ON_ITS_WAY_MS : null
}
