import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { HttpError } from '../../../server/http-error.ts'
import { networkPrefix } from '../../../server/http/client-address.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { takeWithinLimit } from '../../accounts/rate-limits.server.ts'
import { mayMove } from '../export/export-store.server.ts'
import { MOST_MOVER_BYTES } from '../movers/mover-limits.rules.ts'
import { mapInput } from '../movers/mover-report.requests.ts'
import { forgottenIn } from '../forgotten.server.ts'
import { refuse } from '../portability.refusals.ts'
import { IMPORTS_PER_DAY, UPLOAD_PART_BYTES } from './import-limits.rules.ts'
import { isEmptyCompany } from './empty-company.server.ts'
import { queueDrop, queueImport } from './import-job.server.ts'
import {
  dropImport,
  insertImport,
  keepPart,
  latestImport,
  moveOn,
  remap,
  uploadedBytes,
  uploadingBytes,
} from './import-store.server.ts'
import { beginTakingBack, isHalf } from './taking-back-store.server.ts'
import {
  importInput,
  importParams,
  type ImportsAnswer,
  newImportInput,
  partParams,
} from './imports.requests.ts'

/** An export comes back into an empty company: uploaded in parts, looked through, and written once its director says so. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const { pool, node } = services
  const { inCompany } = node.options

  /** Ends the request of anybody but a director. */
  async function requireDirector(companyId: string, userId: string): Promise<void> {
    const may = await inCompany(companyId, userId, (client) => mayMove(client, companyId, userId))
    if (may === null) return notFound()
    if (!may) throw new HttpError(403, refuse.reason('import/directors-only'))
  }

  const answer = (companyId: string, userId: string): Promise<ImportsAnswer> =>
    inCompany(companyId, userId, async (client) => ({
      import: await latestImport(client, companyId),
      isEmpty: await isEmptyCompany(client, companyId, node.codecs),
    }))

  routes.get(
    '/api/imports/:companyId',
    { ...inPath, schema: { params: importParams } },
    async ({ session, params: { companyId } }) => {
      const { userId } = session!
      await requireDirector(companyId, userId)
      await inCompany(companyId, userId, async (client) => {
        const importId = await forgottenIn(client, 'company_imports', companyId)
        if (importId !== null) await queueImport(client, { companyId, importId })
      })
      return answer(companyId, userId)
    },
  )

  routes.post(
    '/api/imports',
    { ...inBody, schema: { body: newImportInput } },
    async ({ session, body: { companyId, bytes, mover }, ip }) => {
      const { userId } = session!
      await requireDirector(companyId, userId)
      if (!(await takeWithinLimit(pool, `imports:${userId}`, IMPORTS_PER_DAY)))
        throw new HttpError(429, refuse.reason('import/too-many'))
      const isRoom = () =>
        inCompany(companyId, userId, (client) => isEmptyCompany(client, companyId, node.codecs))
      if (mover && bytes > MOST_MOVER_BYTES) throw new HttpError(400, refuse.reason('import/move-too-large'))
      if (await inCompany(companyId, userId, (client) => isHalf(client, companyId)))
        throw new HttpError(409, refuse.reason('import/half'))
      if (!mover && !(await isRoom())) throw new HttpError(409, refuse.reason('import/not-empty'))
      await inCompany(companyId, userId, async (client) => {
        const importId = await insertImport(
          client,
          companyId,
          userId,
          bytes,
          mover ?? null,
          networkPrefix(ip),
        )
        if (importId === null) throw new HttpError(409, refuse.reason('import/under-way'))
        await queueDrop(client, { companyId, importId })
      })
      return answer(companyId, userId)
    },
  )

  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope
      .withTypeProvider<ZodTypeProvider>()
      .put(
        '/api/imports/:companyId/:importId/parts/:number',
        { ...inPath, bodyLimit: UPLOAD_PART_BYTES, schema: { params: partParams } },
        async ({ session, params: { companyId, importId, number }, body }) => {
          const { userId } = session!
          await requireDirector(companyId, userId)
          return inCompany(companyId, userId, async (client) => {
            const size = await uploadingBytes(client, companyId, importId, userId)
            if (size === null) throw new HttpError(404, refuse.reason('import/gone'))
            const expected = Math.min(UPLOAD_PART_BYTES, size - number * UPLOAD_PART_BYTES)
            if (!Buffer.isBuffer(body) || body.length !== expected)
              throw new HttpError(400, refuse.reason('import/part-does-not-fit'))
            await keepPart(client, companyId, importId, number, body)
            return {}
          })
        },
      )
  })

  routes.post(
    '/api/imports/check',
    { ...inBody, schema: { body: importInput } },
    async ({ session, body: { companyId, importId } }) => {
      const { userId } = session!
      await requireDirector(companyId, userId)
      await inCompany(companyId, userId, async (client) => {
        const size = await uploadingBytes(client, companyId, importId, userId)
        if (size === null) throw new HttpError(404, refuse.reason('import/gone'))
        if ((await uploadedBytes(client, companyId, importId)) !== size)
          throw new HttpError(409, refuse.reason('import/part-does-not-fit'))
        await moveOn(client, { companyId, importId, personId: userId }, 'uploading', 'checking')
        await queueImport(client, { companyId, importId })
      })
      return answer(companyId, userId)
    },
  )

  routes.post(
    '/api/imports/map',
    { ...inBody, schema: { body: mapInput } },
    async ({ session, body: { companyId, importId, mover } }) => {
      const { userId } = session!
      await requireDirector(companyId, userId)
      await inCompany(companyId, userId, async (client) => {
        if (!(await remap(client, { companyId, importId, personId: userId }, mover)))
          throw new HttpError(404, refuse.reason('import/gone'))
        await queueImport(client, { companyId, importId })
      })
      return answer(companyId, userId)
    },
  )

  routes.post(
    '/api/imports/start',
    { ...inBody, schema: { body: importInput } },
    async ({ session, body: { companyId, importId } }) => {
      const { userId } = session!
      await requireDirector(companyId, userId)
      await inCompany(companyId, userId, async (client) => {
        const latest = await latestImport(client, companyId)
        const isMove = latest?.id === importId && latest.mover !== null
        if (!isMove && !(await isEmptyCompany(client, companyId, node.codecs)))
          throw new HttpError(409, refuse.reason('import/not-empty'))
        const own = { companyId, importId, personId: userId }
        if (!(await moveOn(client, own, 'checked', 'importing')))
          throw new HttpError(404, refuse.reason('import/gone'))
        await queueImport(client, { companyId, importId })
      })
      return answer(companyId, userId)
    },
  )

  routes.post(
    '/api/imports/take-back',
    { ...inBody, schema: { body: importInput } },
    async ({ session, body: { companyId, importId }, ip }) => {
      const { userId } = session!
      await requireDirector(companyId, userId)
      await inCompany(companyId, userId, async (client) => {
        if (!(await beginTakingBack(client, { companyId, importId, personId: userId }, networkPrefix(ip))))
          throw new HttpError(404, refuse.reason('import/gone'))
        await queueImport(client, { companyId, importId })
      })
      return answer(companyId, userId)
    },
  )

  routes.post(
    '/api/imports/drop',
    { ...inBody, schema: { body: importInput } },
    async ({ session, body: { companyId, importId } }) => {
      const { userId } = session!
      await requireDirector(companyId, userId)
      const isDropped = await inCompany(companyId, userId, (client) =>
        dropImport(client, companyId, importId),
      )
      if (!isDropped) throw new HttpError(404, refuse.reason('import/gone'))
      return answer(companyId, userId)
    },
  )
}
