import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { LOOKS_EVERYWHERE } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { requireRole } from '../roles.server.ts'
import {
  type FailedSignInsAnswer,
  type OverviewAnswer,
  type ProbeAnswer,
  type RowSecurityAnswer,
  type SelfTestAnswer,
  type SightAnswer,
  sightInput,
} from './diagnostics.requests.ts'
import { failedSignIns } from './failed-sign-ins.server.ts'
import { overviewOf } from './overview.server.ts'
import { rowSecurity } from './row-security.server.ts'
import { selfTest } from './self-test.server.ts'
import { probe } from './probe.server.ts'
import { rowsInSight } from './sight.server.ts'

/** They count rows, and a self-test writes files. */
const PER_MINUTE = { tries: 30, seconds: 60 }

/** How the installation is, for people with a role on it. */
export function diagnosticsRoutes(app: FastifyInstance, services: Services): void {
  const { pool, node } = services
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const signedIn = { config: { who: 'signed-in', company: 'none' }, ...LOOKS_EVERYWHERE } as const
  const inPath = { config: { who: 'signed-in', company: 'path' }, ...LOOKS_EVERYWHERE } as const
  const inBody = { config: { who: 'signed-in', company: 'body' }, ...LOOKS_EVERYWHERE } as const

  async function allowed(userId: string): Promise<string[]> {
    const roles = await requireRole(pool, userId)
    await requireWithinLimit(pool, `diagnostics:${userId}`, PER_MINUTE)
    return roles
  }

  routes.get('/api/platform/overview', signedIn, async ({ session }): Promise<OverviewAnswer> => {
    await allowed(session!.userId)
    return overviewOf(services)
  })

  routes.get('/api/platform/row-security', signedIn, async ({ session }): Promise<RowSecurityAnswer> => {
    await allowed(session!.userId)
    return { tables: await rowSecurity(pool) }
  })

  routes.get('/api/platform/failed-sign-ins', signedIn, async ({ session }): Promise<FailedSignInsAnswer> => {
    await allowed(session!.userId)
    return failedSignIns(pool)
  })

  routes.get(
    '/api/platform/sight/:companyId',
    { ...inPath, schema: { params: sightInput } },
    async ({ session, params: { companyId } }): Promise<SightAnswer> => {
      const { userId } = session!
      if (!(await node.companyOf(companyId, userId))) notFound()
      const roles = await allowed(userId)
      return { roles, tables: await rowsInSight(pool, companyId, userId) }
    },
  )

  routes.post(
    '/api/platform/probe',
    { ...inBody, schema: { body: sightInput } },
    async ({ session, body: { companyId } }): Promise<ProbeAnswer> => {
      const { userId } = session!
      await allowed(userId)
      if (!(await node.companyOf(companyId, userId))) notFound()
      const tables = await probe(pool, companyId, userId)
      return { tables: tables ?? [], hasOtherCompany: tables !== null }
    },
  )

  routes.post('/api/platform/self-test', signedIn, async ({ session }): Promise<SelfTestAnswer> => {
    await allowed(session!.userId)
    return { results: await selfTest(services) }
  })
}
