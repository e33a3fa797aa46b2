import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '../../server/services.ts'
import { deny, notFound } from '../../sync/engine.refusals.ts'
import type { Asker } from './allowance.server.ts'
import { askRoute, stopHere } from './ask-route.server.ts'
import { enter } from './asking.server.ts'
import { agree, hasAgreed } from './keeping.server.ts'
import { requirePartner } from './switched-on.server.ts'
import { takenAlong } from './taken-along.server.ts'
import { seesPartnerUsage } from './thought-partner.access.ts'
import {
  companyParams,
  companyThreadParams,
  consentInput,
  outcomeInput,
  type PartnerState,
  threadInput,
  threadParams,
  type UsageAnswer,
} from './thought-partner.requests.ts'
import { askToStop, deleteThread, noteOutcome, threadsOf, threadWith } from './threads.server.ts'
import { usageOf } from './usage.server.ts'

/** Taking along lasts as long as a slow line needs. */
const DOWNLOAD = { handlerTimeout: 3_600_000 } as const

/** A person's conversations. Whatever they keep stays theirs when the part is switched off: they can still read, take along and delete it. */
export function partnerRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const askerOf = (session: { userId: string } | null, companyId: string): Asker => ({
    companyId,
    userId: session!.userId,
  })
  askRoute(routes, services)

  routes.get(
    '/api/ai/:companyId',
    { ...inPath, schema: { params: companyParams } },
    async ({ session, params: { companyId } }): Promise<PartnerState> => {
      const asker = askerOf(session, companyId)
      await enter(services, asker)
      const { ai } = services.config
      const threads = await threadsOf(services, asker)
      if (!ai) return { model: null, threads }
      const { host, isLocal } = ai
      return { model: { host, isLocal, isAgreed: await hasAgreed(services, asker, ai) }, threads }
    },
  )

  routes.get(
    '/api/ai/:companyId/threads/:threadId',
    { ...inPath, schema: { params: companyThreadParams } },
    async ({ session, params: { companyId, threadId } }) => {
      const asker = askerOf(session, companyId)
      await enter(services, asker)
      return threadWith(services, asker, threadId)
    },
  )

  routes.get(
    '/api/ai/:companyId/usage',
    { ...inPath, schema: { params: companyParams } },
    async ({ session, params: { companyId } }): Promise<UsageAnswer> => {
      const { actor } = await enter(services, askerOf(session, companyId))
      if (!seesPartnerUsage(actor)) deny()
      return usageOf(services, companyId)
    },
  )

  routes.get(
    '/api/ai/:companyId/conversations.json',
    { ...inPath, ...DOWNLOAD, schema: { params: companyParams } },
    async ({ session, params: { companyId } }, reply) => {
      const asker = askerOf(session, companyId)
      await enter(services, asker)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="conversations.json"')
        .send(Readable.from(takenAlong(services, asker)))
    },
  )

  routes.post(
    '/api/ai/threads/:threadId/stop',
    { ...inBody, schema: { params: threadParams, body: threadInput } },
    async ({ session, params, body }) => {
      const asker = askerOf(session, body.companyId)
      await enter(services, asker)
      stopHere(asker, params.threadId)
      await askToStop(services, asker, params.threadId)
      return {}
    },
  )

  routes.post(
    '/api/ai/threads/:threadId/delete',
    { ...inBody, schema: { params: threadParams, body: threadInput } },
    async ({ session, params, body }) => {
      const asker = askerOf(session, body.companyId)
      await enter(services, asker)
      await deleteThread(services, asker, params.threadId)
      return {}
    },
  )

  routes.post('/api/ai/consent', { ...inBody, schema: { body: consentInput } }, async ({ session, body }) => {
    const asker = askerOf(session, body.companyId)
    const { ai } = await requirePartner(services, asker)
    if (body.host !== ai.host) notFound()
    await agree(services, asker, ai.host)
    return {}
  })

  routes.post('/api/ai/outcome', { ...inBody, schema: { body: outcomeInput } }, async ({ session, body }) => {
    const asker = askerOf(session, body.companyId)
    await enter(services, asker)
    await noteOutcome(services, asker, body)
    return {}
  })
}
