import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { whoAsks } from '../../server/http/asking.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import { mayUseAnalytics } from './analytics.access.ts'
import { refuse } from './analytics.refusals.ts'
import { type ChartParams, chartParams, chartQuery, rowsQuery } from './analytics.requests.ts'
import { type Asking, chartAnswer, rowsAnswer } from './answers.server.ts'

/** What managers and directors are told of how their teams' habits develop. It is read from the database, and nothing of it is synced. */
export const analyticsServer: ServerFeature = { routes: analyticsRoutes }

function analyticsRoutes(app: FastifyInstance, { node }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const

  /** Runs in a transaction of the company that writes nothing. */
  async function answering<Answer>(
    { session }: Pick<FastifyRequest, 'session'>,
    reply: FastifyReply,
    { companyId, chart }: ChartParams,
    answer: (asking: Asking) => Promise<Answer>,
  ): Promise<Answer> {
    const { userId } = session!
    const actor = await whoAsks(node, { companyId, userId }, reply)
    if (!mayUseAnalytics(actor)) refuse('analytics/not-for-you')
    return node.options.inCompany(companyId, userId, async (client) => {
      await client.query('set transaction read only')
      return answer({ client, actor, companyId, chart })
    })
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
