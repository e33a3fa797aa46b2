import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import type { AuditAction } from '../../audit/audit-actions.rules.ts'
import { recordAct } from '../../audit/audit.mutations.ts'
import { networkPrefix } from '../../../server/http/client-address.ts'
import { mayQuery } from './access.server.ts'
import {
  listDataSources,
  readableDataSource,
  removeDataSource,
  saveDataSource,
} from './data-sources.server.ts'
import { companyParams, dataSourceActInput, dataSourceInput } from './data-sources.requests.ts'
import { refuse } from './sources.refusals.ts'
import { queryRows } from './sql-connection.server.ts'
import { wordsFor } from './sql-source.server.ts'

/** Each may open a connection. */
const ACTS_PER_HOUR = { tries: 60, seconds: 3_600 }

/** The company’s databases, for those who look after its settings. */
export function dataSourceRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const acts = { ...inBody, ...RUNS_MUTATIONS } as const

  async function may(companyId: string, personId: string): Promise<void> {
    const served = (await services.node.companyOf(companyId, personId)) ?? notFound()
    if (!mayQuery(served.replica.actor(personId) ?? notFound())) refuse('source/directors-only')
  }
  async function mayAct(companyId: string, personId: string): Promise<void> {
    await may(companyId, personId)
    await requireWithinLimit(services.pool, `data-sources:${personId}`, ACTS_PER_HOUR)
  }

  /** Never its address or password. */
  const recorded = (
    companyId: string,
    entry: { actorId: string; action: AuditAction; subject: string },
    ip: string,
  ) => services.node.run(companyId, null, recordAct, { after: null, ...entry }, networkPrefix(ip))

  routes.get(
    '/api/data-sources/:companyId',
    { ...inPath, schema: { params: companyParams } },
    async ({ session, params: { companyId } }) => {
      await may(companyId, session!.userId)
      return { dataSources: await listDataSources(services, companyId) }
    },
  )

  routes.post(
    '/api/data-sources',
    { ...acts, schema: { body: dataSourceInput } },
    async ({ session, body, ip }) => {
      const { userId } = session!
      await mayAct(body.companyId, userId)
      await saveDataSource(services, body, userId)
      await recorded(body.companyId, { actorId: userId, action: 'database changed', subject: body.name }, ip)
      return {}
    },
  )

  routes.post(
    '/api/data-sources/act',
    { ...acts, schema: { body: dataSourceActInput } },
    async ({ session, body: { companyId, id, act }, ip }) => {
      const actorId = session!.userId
      await mayAct(companyId, actorId)
      if (act === 'test') await testDataSource(services, companyId, id)
      else {
        const found = (await listDataSources(services, companyId)).find((one) => one.id === id)
        await removeDataSource(services, companyId, id)
        if (found) await recorded(companyId, { actorId, action: 'database removed', subject: found.name }, ip)
      }
      return {}
    },
  )
}

async function testDataSource(services: Services, companyId: string, id: string): Promise<void> {
  const connection = (await readableDataSource(services, companyId, id)) ?? notFound()
  try {
    await queryRows(services, companyId, connection, 'select 1')
  } catch (error) {
    refuse('source/not-usable', { why: wordsFor(error, connection) })
  }
}
