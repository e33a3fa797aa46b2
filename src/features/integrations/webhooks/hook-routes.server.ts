import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import { networkPrefix } from '../../../server/http/client-address.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import type { AuditAction } from '../../audit/audit-actions.rules.ts'
import { recordAct } from '../../audit/audit.mutations.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { teams } from '../../teams/teams.table.ts'
import { MESSAGE_EVENTS } from '../messages/messages.rules.ts'
import { requireCompanyManager } from '../managers.server.ts'
import { WEBHOOK_EVENTS } from './events.rules.ts'
import {
  actOnHook,
  changeHook,
  hostOf,
  listDeliveries,
  listHooks,
  makeHook,
  type Place,
  resend,
} from './hooks.server.ts'
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

  /** Nothing of its address but the host, which the list shows too. */
  const recorded = async (
    { companyId, hookId }: Place,
    actorId: string,
    action: AuditAction,
    ip: string,
    host?: string | null,
  ): Promise<void> => {
    const subject = host ?? (await hostOf(services, { companyId, hookId }))
    await services.node.run(companyId, null, recordAct, { actorId, action, subject }, networkPrefix(ip))
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

  routes.post(
    '/api/hooks',
    { ...inBody, ...RUNS_MUTATIONS, schema: { body: newHookInput } },
    async ({ session, body, ip }) => {
      const served = await mayAct(body.companyId, session!.userId)
      const known: readonly string[] = body.kind === 'webhook' ? WEBHOOK_EVENTS : MESSAGE_EVENTS
      if (!body.events.every((event) => known.includes(event))) return notFound()
      const teamId = body.kind === 'message' ? (body.teamId ?? notFound()) : null
      if (teamId !== null && served.replica.store.get(teams, teamId)?.deletedAt !== null) return notFound()
      const made = await makeHook(services, { ...body, teamId }, session!.userId)
      await recorded({ companyId: body.companyId, hookId: made.hookId }, session!.userId, 'webhook made', ip)
      return made
    },
  )

  routes.post(
    '/api/hooks/change',
    { ...inBody, ...RUNS_MUTATIONS, schema: { body: changedHookInput } },
    async ({ session, body, ip }) => {
      await mayAct(body.companyId, session!.userId)
      await changeHook(services, body)
      await recorded(body, session!.userId, 'webhook changed', ip)
      return {}
    },
  )

  routes.post(
    '/api/hooks/act',
    { ...inBody, ...RUNS_MUTATIONS, schema: { body: hookActInput } },
    async ({ session, body, ip }) => {
      await mayAct(body.companyId, session!.userId)
      const { act } = body
      const host = await hostOf(services, body)
      const done = await actOnHook(services, body)
      if (act === 'remove') await recorded(body, session!.userId, 'webhook removed', ip, host)
      if (act === 'pause' || act === 'resume' || act === 'new-secret')
        await recorded(body, session!.userId, 'webhook changed', ip)
      return done
    },
  )

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
