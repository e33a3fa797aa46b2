import { ownWordsOf } from '../../companies/own-words/own-words.server.ts'
import type pg from 'pg'
import type { Due } from '../../../server/outgoing/due.ts'
import type { Services } from '../../../server/services.ts'
import { wanting } from '../../mail-choices/choices.server.ts'
import { stopAddress } from '../../mail-choices/stop-links.server.ts'
import { metrics } from '../metrics.table.ts'
import type { Place } from './access.server.ts'
import { runSource } from './run-source.server.ts'
import { afterAttempt } from './schedule.rules.ts'
import { readSource } from './source-rows.server.ts'

const DAY_MS = 86_400_000

/** Runs a source if it is due. Answers when it is due again. */
export async function sourceTurn(services: Services, { id: metricId, companyId }: Due): Promise<Date | null> {
  const { node } = services
  const place = { companyId, metricId }
  const read = () => node.options.inCompany(companyId, null, (client) => readSource(services, client, place))
  const source = await read()
  if (!source || source.pausedAt !== null || source.stoppedAt !== null) return null
  if (source.tryAt > Date.now()) return new Date(source.tryAt)
  const metric = (await node.company(companyId))?.replica.store.get(metrics, metricId)
  if (!metric) return null
  // It may be brought back.
  if (metric.deletedAt !== null) return new Date(Date.now() + DAY_MS)
  const { failure, note } = await runSource(services, place, source, {
    scheduled: source.nextAt,
    runBy: null,
  })
  const after = afterAttempt(source, source.schedule, { worked: failure === null, now: Date.now() })
  await node.options.inCompany(companyId, null, async (client) => {
    const moments = [after.nextAt, after.tryAt, after.failingSince, after.stops ? Date.now() : null]
    // Whoever saved it in the meantime has begun afresh.
    const { rowCount } = await client.query(
      `update metric_sources set next_at = $4, try_at = $5, failing_since = $6, stopped_at = $7, attempts = $8, failures = $9
       where company_id = $1 and id = $2 and saved_at = $3`,
      [
        companyId,
        metricId,
        source.savedAt,
        ...moments.map((moment) => (moment === null ? null : new Date(moment))),
        after.attempts,
        after.failures,
      ],
    )
    if (rowCount === 0) return
    await note(client)
    if (after.stops)
      await mailStopped(services, client, place, {
        name: metric.name,
        savedBy: source.savedBy,
        ownerId: metric.ownerId,
      })
  })
  const now = await read()
  return now && now.pausedAt === null && now.stoppedAt === null ? new Date(now.tryAt) : null
}

/** Tells the metric’s owner, whoever set the source up and the directors: once, with the same commit. */
async function mailStopped(
  services: Services,
  client: pg.PoolClient,
  { companyId, metricId }: Place,
  { name, savedBy, ownerId }: { name: string; savedBy: string; ownerId: string },
): Promise<void> {
  const { mailer, origins } = services
  const { rows } = await client.query<{ id: string; email: string }>(
    `select id, email from people where company_id = $1 and status = 'active' and level <> 'inactive'
       and (id = any ($2) or level in ('director', 'super_admin')) order by joined_at limit 50`,
    [companyId, [savedBy, ownerId]],
  )
  const url = `${origins.publicUrl()}/metrics?metric=${metricId}`
  const ownWords = await ownWordsOf(client, companyId)
  const kind = 'sources'
  const wanted = await wanting(client, { companyId, kind, personIds: rows.map(({ id }) => id) })
  for (const { id: personId, email } of rows) {
    if (!wanted.has(personId)) continue
    const stopUrl = stopAddress(services, { companyId, personId, kind })
    const props = { name, url }
    await mailer.sendMail({ to: email, template: 'source-off', props, stopUrl, ownWords }, client)
  }
}
