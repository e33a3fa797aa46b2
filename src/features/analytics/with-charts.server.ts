import { notFound } from '../../sync/engine.refusals.ts'
import type { SyncNode } from '../../sync/server/node.ts'
import { companies } from '../companies/companies.table.ts'
import { refuse } from './analytics.refusals.ts'
import type { Asking } from './answers.server.ts'
import type { ChartKind } from './charts/chart-kinds.rules.ts'
import { requireAnalytics } from './require-analytics.server.ts'

/** A little less than a route may take. */
const MOST_MILLISECONDS = 4_000

interface Question {
  companyId: string
  userId: string
  chart: ChartKind
}

/**
 * Asks a chart as this person, in a transaction of the company that writes nothing, a few at a time, so that writers find connections.
 * @throws denied or switched off, by what holds when it is their turn
 */
export async function withCharts<Answer>(
  node: SyncNode,
  { companyId, userId, chart }: Question,
  left: AbortSignal,
  answer: (asking: Asking) => Promise<Answer>,
): Promise<Answer> {
  const place = await (await node.readingOf(companyId)).enter(userId, left)
  try {
    const { replica } = (await node.companyOf(companyId, userId, left)) ?? notFound()
    const actor = replica.actor(userId) ?? notFound()
    requireAnalytics(actor)
    if (!replica.store.get(companies, companyId)?.labs.includes('analytics')) refuse('analytics/switched-off')
    return await node.options.inCompany(companyId, userId, async (client) => {
      await client.query('set transaction read only')
      await client.query(`set local statement_timeout = ${MOST_MILLISECONDS}`)
      return answer({ client, actor, companyId, chart })
    })
  } finally {
    place.leave()
  }
}
