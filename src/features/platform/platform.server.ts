import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ServerFeature, Services } from '../../server/services.ts'
import { requireWithinLimit } from '../accounts/rate-limits.server.ts'
import { announcementRoutes } from './announcement-routes.server.ts'
import { diagnosticsRoutes } from './diagnostics/diagnostics-routes.server.ts'
import { selfTestWork } from './diagnostics/self-test.server.ts'
import { beatOf } from './diagnostics/heartbeat.server.ts'
import { launchRoutes } from './launches/launch-routes.server.ts'
import { profilesInput, type ProfilesAnswer, type RoleChangesAnswer, roleInput } from './roles.requests.ts'
import { assignRole, findProfiles, removeRole, requireRole, roleChanges } from './roles.server.ts'

const LOOKED_UP_PER_MINUTE = { tries: 120, seconds: 60 }
const CHANGED_PER_HOUR = { tries: 200, seconds: 3_600 }

/** The administration of the whole installation, for people with a role. */
export const platformServer: ServerFeature = {
  routes: platformRoutes,
  work: () => selfTestWork,
  follow: beatOf,
}

function platformRoutes(app: FastifyInstance, services: Services): void {
  const { pool } = services
  announcementRoutes(app, pool)
  launchRoutes(app, services)
  diagnosticsRoutes(app, services)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const signedIn = { config: { who: 'signed-in', company: 'none' } } as const

  routes.get(
    '/api/platform/profiles',
    { ...signedIn, schema: { querystring: profilesInput } },
    async ({ session, query }): Promise<ProfilesAnswer> => {
      const { userId } = session!
      const roles = await requireRole(pool, userId)
      await requireWithinLimit(pool, `profiles:${userId}`, LOOKED_UP_PER_MINUTE)
      return { ...(await findProfiles(pool, query)), mayAssign: roles.includes('super_admin') }
    },
  )

  routes.get('/api/platform/role-changes', signedIn, async ({ session }): Promise<RoleChangesAnswer> => {
    const { userId } = session!
    const changes = await roleChanges(pool, userId)
    await requireWithinLimit(pool, `profiles:${userId}`, LOOKED_UP_PER_MINUTE)
    return { changes }
  })

  routes.post(
    '/api/platform/roles/assign',
    { ...signedIn, schema: { body: roleInput } },
    async ({ session, body }) => {
      await requireWithinLimit(pool, `roles:${session!.userId}`, CHANGED_PER_HOUR)
      await assignRole(pool, { ...body, actorId: session!.userId })
      return {}
    },
  )

  routes.post(
    '/api/platform/roles/remove',
    { ...signedIn, schema: { body: roleInput } },
    async ({ session, body }) => {
      await requireWithinLimit(pool, `roles:${session!.userId}`, CHANGED_PER_HOUR)
      await removeRole(pool, { ...body, actorId: session!.userId })
      return {}
    },
  )
}
