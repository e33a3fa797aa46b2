import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { networkPrefix } from '../../../server/http/client-address.ts'
import { hashOfToken } from '../../../server/session.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { addressBucket, requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import type { AuditAction } from '../../audit/audit-actions.rules.ts'
import { recordAct } from '../../audit/audit.mutations.ts'
import { metrics } from '../metrics.table.ts'
import { type Place, requireConfigurer } from './access.server.ts'
import { endInlet, inletState, makeInlet, metricOfToken, takeValue } from './inlets.server.ts'
import { inletParams, sentValue, tokenParams } from './inlets.requests.ts'

/** Two a minute; a metric has one value a week. */
const VALUES_PER_HOUR = { tries: 120, seconds: 3_600 }
/** Addresses that lead nowhere, from one network address. */
const GUESSES_PER_MINUTE = { tries: 10, seconds: 60 }
const ADDRESSES_PER_HOUR = { tries: 60, seconds: 3_600 }

/** A metric’s secret address, which its owner and managers make, and to which programs send its values. */
export function inletRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const { pool, node } = services
  const recorded = async (
    { companyId, metricId }: Place,
    actorId: string,
    action: AuditAction,
    ip: string,
  ): Promise<void> => {
    const metric = (await node.company(companyId))?.replica.store.get(metrics, metricId)
    const act = { actorId, action, subject: metric?.name ?? null }
    await node.run(companyId, null, recordAct, act, networkPrefix(ip))
  }

  routes.get(
    '/api/metrics/inlet/:companyId/:metricId',
    { ...inPath, schema: { params: inletParams } },
    async ({ session, params }) => {
      await requireConfigurer(services, params, session!.userId)
      return inletState(services, params)
    },
  )

  routes.post(
    '/api/metrics/inlet',
    { ...inBody, ...RUNS_MUTATIONS, schema: { body: inletParams } },
    async ({ session, body, ip }) => {
      const { userId } = session!
      await requireConfigurer(services, body, userId)
      await requireWithinLimit(pool, `inlets:${userId}`, ADDRESSES_PER_HOUR)
      const made = await makeInlet(services, body, userId)
      await recorded(body, userId, 'token made', ip)
      return made
    },
  )

  routes.post(
    '/api/metrics/inlet/end',
    { ...inBody, ...RUNS_MUTATIONS, schema: { body: inletParams } },
    async ({ session, body, ip }) => {
      const { userId } = session!
      await requireConfigurer(services, body, userId)
      await endInlet(services, body)
      await recorded(body, userId, 'token revoked', ip)
      return {}
    },
  )

  routes.post(
    '/api/inlets/:token',
    {
      // A program has no page of ours open, and no cookie: all it has is the address.
      config: { who: 'program' },
      ...RUNS_MUTATIONS,
      schema: { params: tokenParams, body: sentValue },
    },
    async (request) => {
      const { token } = request.params
      const place = await metricOfToken(services, token)
      // Only what is an address has a count of its own, so that guessing leaves no rows behind.
      const [bucket, limit] = place
        ? [`inlet:${hashOfToken(token)}`, VALUES_PER_HOUR]
        : [addressBucket('inlet-guess', request.ip), GUESSES_PER_MINUTE]
      await requireWithinLimit(pool, bucket, limit)
      return takeValue(services, place ?? notFound(), request.body)
    },
  )
}
