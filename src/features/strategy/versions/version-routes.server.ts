import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import type { Reader } from '../../../sync/store.ts'
import { VisibleRows } from '../../../sync/visible-rows.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { teams } from '../../teams/teams.table.ts'
import { canEditPlan } from '../strategy.access.ts'
import { refuse } from '../strategy.refusals.ts'
import { strategicPlans } from '../strategy.table.ts'
import { planParams, saveVersionInput, versionParams, type VersionList } from './versions.requests.ts'
import { keepVersion, listVersions, oneVersion } from './versions.server.ts'

const SAVES_PER_HOUR = { tries: 120, seconds: 3_600 }

/** The versions of a plan, for those who write it. */
export function versionRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { node, pool } = services
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const

  /** The rows that the person sees; ends the request of anybody who does not write the plan. */
  async function requireEditor(
    { companyId, planId }: { companyId: string; planId: string },
    personId: string,
  ): Promise<Reader> {
    const served = (await node.companyOf(companyId, personId)) ?? notFound()
    const actor = served.replica.actor(personId) ?? notFound()
    const read = new VisibleRows(served.replica.store, actor)
    const plan = read.get(strategicPlans, planId) ?? notFound()
    const team = read.get(teams, plan.teamId)
    if (!team || team.deletedAt !== null) return notFound()
    if (!canEditPlan(read, actor, team))
      refuse(team.isLeadership ? 'plan/leaders-only' : 'plan/team-managers-only')
    return read
  }

  routes.get(
    '/api/plans/:companyId/:planId/versions',
    { ...inPath, schema: { params: planParams } },
    async ({ session, params }): Promise<VersionList> => {
      await requireEditor(params, session!.userId)
      return { versions: await listVersions(services, params) }
    },
  )

  routes.get(
    '/api/plans/:companyId/:planId/versions/:versionId',
    { ...inPath, schema: { params: versionParams } },
    async ({ session, params }) => {
      await requireEditor(params, session!.userId)
      return oneVersion(services, params)
    },
  )

  routes.post(
    '/api/plans/versions',
    { ...inBody, schema: { body: saveVersionInput } },
    async ({ session, body }) => {
      const { userId } = session!
      const read = await requireEditor(body, userId)
      await requireWithinLimit(pool, `plan-versions:${userId}`, SAVES_PER_HOUR)
      const kind = body.label === null ? 'restored' : 'saved'
      await keepVersion(services, read, body, { kind, label: body.label, createdBy: userId })
      return {}
    },
  )
}
