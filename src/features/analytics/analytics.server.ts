import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { whoAsks } from '../../server/http/asking.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import { overOf } from '../../sync/server/when-over.ts'
import { requireAnalytics } from './require-analytics.server.ts'
import { type ChartParams, chartParams, chartQuery, rowsQuery } from './analytics.requests.ts'
import { type Asking, chartAnswer, rowsAnswer } from './answers.server.ts'
import { withCharts } from './with-charts.server.ts'

/** What managers and directors are told of how their teams' habits develop. It is read from the database, and nothing of it is synced. */
export const analyticsServer: ServerFeature = { routes: analyticsRoutes }

function analyticsRoutes(app: FastifyInstance, { node }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const

  async function answering<Answer>(
    { session }: Pick<FastifyRequest, 'session'>,
    reply: FastifyReply,
    { companyId, chart }: ChartParams,
    answer: (asking: Asking) => Promise<Answer>,
  ): Promise<Answer> {
    const { userId } = session!
    requireAnalytics(await whoAsks(node, { companyId, userId }, reply))
    return withCharts(node, { companyId, userId, chart }, overOf(reply), answer)
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
