import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import type { AuditAction } from '../../audit/audit-actions.rules.ts'
import { recordAct } from '../../audit/audit.mutations.ts'
import { networkPrefix } from '../../../server/http/client-address.ts'
import { type Place, requireConfigurer, requireSeen, type Seen } from './access.server.ts'
import { SOURCE_RESTS, SOURCE_SAVED } from './source-audit.text.ts'
import { httpInput, metricParams, sourceActInput, sqlInput } from './sources.requests.ts'
import { sourceState } from './source-state.server.ts'
import { actOnSource, saveSource, tryOut } from './sources.server.ts'

/** Everything that a person saves, tries or has run; each may send a request. */
const ACTS_PER_HOUR = { tries: 120, seconds: 3_600 }

// The browser knows which of the two it has entered, and loads no code to tell them apart.
const sourceInput = z.discriminatedUnion('kind', [httpInput, sqlInput])

/** What fills a metric, for its owner and the managers of its team; where its values came from, for everybody who sees it. */
export function sourceRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const acts = { ...inBody, ...RUNS_MUTATIONS } as const

  async function mayAct(place: Place, personId: string) {
    const seen = await requireConfigurer(services, place, personId)
    await requireWithinLimit(services.pool, `sources:${personId}`, ACTS_PER_HOUR)
    return seen
  }

  /** Never what stands in it: addresses and queries hold secrets. */
  const recorded = (
    { companyId }: Place,
    { actor, metric }: Seen,
    act: { action: AuditAction; after: string | null },
    ip: string,
  ) => {
    const entry = { actorId: actor.id, subject: metric.name, ...act }
    return services.node.run(companyId, null, recordAct, entry, networkPrefix(ip))
  }

  routes.get(
    '/api/metrics/source/:companyId/:metricId',
    { ...inPath, schema: { params: metricParams } },
    async ({ session, params }) =>
      sourceState(services, params, await requireSeen(services, params, session!.userId)),
  )

  routes.post(
    '/api/metrics/source',
    { ...acts, schema: { body: sourceInput } },
    async ({ session, body, ip }) => {
      const seen = await mayAct(body, session!.userId)
      await saveSource(services, body, seen)
      await recorded(body, seen, { action: 'source changed', after: SOURCE_SAVED[body.kind] }, ip)
      return {}
    },
  )

  routes.post(
    '/api/metrics/source/try',
    { ...acts, schema: { body: sourceInput } },
    async ({ session, body }) => tryOut(services, body, await mayAct(body, session!.userId)),
  )

  routes.post(
    '/api/metrics/source/act',
    { ...acts, schema: { body: sourceActInput } },
    async ({ session, body: { act, ...place }, ip }) => {
      const seen = await mayAct(place, session!.userId)
      await actOnSource(services, place, act, seen)
      // Who had it run stands in its own log.
      if (act === 'remove') await recorded(place, seen, { action: 'source removed', after: null }, ip)
      else if (act !== 'run')
        await recorded(place, seen, { action: 'source changed', after: SOURCE_RESTS[act] }, ip)
      return sourceState(services, place, seen)
    },
  )
}
