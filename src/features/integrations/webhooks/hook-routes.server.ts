import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { teams } from '../../teams/teams.table.ts'
import { MESSAGE_EVENTS } from '../messages/messages.rules.ts'
import { requireCompanyManager } from '../managers.server.ts'
import { WEBHOOK_EVENTS } from './events.rules.ts'
import { actOnHook, changeHook, listDeliveries, listHooks, makeHook, resend } from './hooks.server.ts'
import {
  changedHookInput,
  companyParams,
  hookActInput,
  hookParams,
  newHookInput,
  resendInput,
} from './hooks.requests.ts'

/** Everything that a person changes here or has sent. */
const ACTS_PER_HOUR = { tries: 300, seconds: 3_600 }

/** Webhooks and messages to channels, for those who look after the company’s settings. */
export function hookRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const may = (companyId: string, personId: string) => requireCompanyManager(services, companyId, personId)
  const mayAct = async (companyId: string, personId: string) => {
    const served = await may(companyId, personId)
    await requireWithinLimit(services.pool, `hooks:${personId}`, ACTS_PER_HOUR)
    return served
  }

  routes.get(
    '/api/hooks/:companyId',
    { ...inPath, schema: { params: companyParams } },
    async ({ session, params: { companyId } }) => {
      await may(companyId, session!.userId)
      return listHooks(services, companyId)
    },
  )

  routes.get(
    '/api/hooks/:companyId/:hookId/deliveries',
    { ...inPath, schema: { params: hookParams } },
    async ({ session, params }) => {
      await may(params.companyId, session!.userId)
      return listDeliveries(services, params)
    },
  )

  routes.post('/api/hooks', { ...inBody, schema: { body: newHookInput } }, async ({ session, body }) => {
    const served = await mayAct(body.companyId, session!.userId)
    const known: readonly string[] = body.kind === 'webhook' ? WEBHOOK_EVENTS : MESSAGE_EVENTS
    if (!body.events.every((event) => known.includes(event))) return notFound()
    const teamId = body.kind === 'message' ? (body.teamId ?? notFound()) : null
    if (teamId !== null && served.replica.store.get(teams, teamId)?.deletedAt !== null) return notFound()
    return makeHook(services, { ...body, teamId }, session!.userId)
  })

  routes.post(
    '/api/hooks/change',
    { ...inBody, schema: { body: changedHookInput } },
    async ({ session, body }) => {
      await mayAct(body.companyId, session!.userId)
      await changeHook(services, body)
      return {}
    },
  )

  routes.post('/api/hooks/act', { ...inBody, schema: { body: hookActInput } }, async ({ session, body }) => {
    await mayAct(body.companyId, session!.userId)
    return actOnHook(services, body)
  })

  routes.post(
    '/api/hooks/resend',
    { ...inBody, schema: { body: resendInput } },
    async ({ session, body }) => {
      await mayAct(body.companyId, session!.userId)
      await resend(services, body)
      return {}
    },
  )
}
