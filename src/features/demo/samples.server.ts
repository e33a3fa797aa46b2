import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import { networkPrefix } from '../../server/http/client-address.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import { deny, notFound } from '../../sync/engine.refusals.ts'
import { newId } from '../../sync/id.ts'
import { requireWithinLimit } from '../accounts/rate-limits.server.ts'
import { addSamples, removeSamples } from '../onboarding/sample/sample-rows.mutations.ts'
import { sampleTeam } from '../onboarding/sample/samples.queries.ts'
import { samplesInput, type SamplesRemoved } from '../onboarding/sample/samples.requests.ts'
import { mayMove } from '../portability/export/export-store.server.ts'
import { sampleRows } from './sample-rows.server.ts'

const ACTS_PER_HOUR = { tries: 20, seconds: 3_600 }

/** Directors add sample data to their company, and take them away again. */
export const samplesServer: ServerFeature = {
  routes(app, services) {
    sampleRoutes(app, services)
  },
}

function sampleRoutes(app: FastifyInstance, { pool, node }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { who: 'signed-in', company: 'body' } as const
  const acts = { config, ...RUNS_MUTATIONS, schema: { body: samplesInput } }
  const { inCompany } = node.options

  async function requireDirector(companyId: string, userId: string): Promise<void> {
    const may = await inCompany(companyId, userId, (client) => mayMove(client, companyId, userId))
    if (may === null) return notFound()
    if (!may) deny()
    await requireWithinLimit(pool, `samples:${userId}`, ACTS_PER_HOUR)
  }

  /** Metrics that programs, requests or databases fill; what fills them is not synced. */
  const filledMetrics = (companyId: string, userId: string): Promise<string[]> =>
    inCompany(companyId, userId, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from metric_inlets where company_id = $1
         union select id from metric_sources where company_id = $1`,
        [companyId],
      )
      return rows.map(({ id }) => id)
    })

  routes.post('/api/samples', acts, async ({ session, body: { companyId }, ip }) => {
    const actorId = session!.userId
    await requireDirector(companyId, actorId)
    const [teamId, now] = [newId(), new Date().toISOString()]
    const add = addSamples(teamId, now, sampleRows(teamId, actorId, now))
    await node.run(companyId, null, add, { actorId }, networkPrefix(ip))
    return {}
  })

  routes.post(
    '/api/samples/remove',
    acts,
    async ({ session, body: { companyId }, ip }): Promise<SamplesRemoved> => {
      const actorId = session!.userId
      await requireDirector(companyId, actorId)
      const outcome: SamplesRemoved = { removed: 0, stay: 0, isEmpty: true }
      const teamId = await node.ask(companyId, actorId, sampleTeam, {})
      if (teamId === null) return outcome
      const metricIds = await filledMetrics(companyId, actorId)
      const tables = Array.from(node.codecs.values(), ({ table }) => table)
      const remove = removeSamples(tables, outcome)
      await node.run(companyId, null, remove, { actorId, teamId, metricIds }, networkPrefix(ip))
      return outcome
    },
  )
}
