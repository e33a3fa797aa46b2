import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { whoAsks } from '../../server/http/asking.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import type { Actor } from '../../sync/actor.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { companies } from '../companies/companies.table.ts'
import { mayUseAnalytics } from './analytics.access.ts'
import { refuse } from './analytics.refusals.ts'
import { type ChartParams, chartParams, chartQuery, rowsQuery } from './analytics.requests.ts'
import { type Asking, chartAnswer, rowsAnswer } from './answers.server.ts'

/** What managers and directors are told of how their teams' habits develop. It is read from the database, and nothing of it is synced. */
export const analyticsServer: ServerFeature = { routes: analyticsRoutes }

/** A little less than a route may take. */
const MOST_MILLISECONDS = 4_000

const requireAnalytics = (actor: Actor): void => {
  if (!mayUseAnalytics(actor)) refuse('analytics/not-for-you')
}

function analyticsRoutes(app: FastifyInstance, { node }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const

  /** Runs in a transaction of the company that writes nothing, a few at a time, so that writers find connections. */
  async function answering<Answer>(
    { session }: Pick<FastifyRequest, 'session'>,
    reply: FastifyReply,
    { companyId, chart }: ChartParams,
    answer: (asking: Asking) => Promise<Answer>,
  ): Promise<Answer> {
    const { userId } = session!
    requireAnalytics(await whoAsks(node, { companyId, userId }, reply))
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    const place = await (await node.readingOf(companyId)).enter(userId, left.signal)
    try {
      const { replica } = (await node.companyOf(companyId, userId, left.signal)) ?? notFound()
      // What they may see by now, after the wait.
      const actor = replica.actor(userId) ?? notFound()
      requireAnalytics(actor)
      if (!replica.store.get(companies, companyId)?.labs.includes('analytics'))
        refuse('analytics/switched-off')
      return await node.options.inCompany(companyId, userId, async (client) => {
        await client.query('set transaction read only')
        await client.query(`set local statement_timeout = ${MOST_MILLISECONDS}`)
        return answer({ client, actor, companyId, chart })
      })
    } finally {
      place.leave()
    }
  }

  const now = () => new Date().toISOString()

  routes.get(
    '/api/analytics/:companyId/:chart',
    { ...inPath, schema: { params: chartParams, querystring: chartQuery } },
    (request, reply) =>
      answering(request, reply, request.params, (asking) => chartAnswer(asking, request.query, now())),
  )

  routes.get(
    '/api/analytics/:companyId/:chart/rows',
    { ...inPath, schema: { params: chartParams, querystring: rowsQuery } },
    (request, reply) =>
      answering(request, reply, request.params, (asking) => rowsAnswer(asking, request.query, now())),
  )
}
