import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { HttpError } from '../../../server/http-error.ts'
import { networkPrefix } from '../../../server/http/client-address.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { requireWithinLimit, takeWithinLimit } from '../../accounts/rate-limits.server.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { forgottenIn } from '../forgotten.server.ts'
import { refuse } from '../portability.refusals.ts'
import { type ByteRange, rangeOf } from './byte-range.rules.ts'
import { queueExport } from './export-job.server.ts'
import { DOWNLOADS_PER_HOUR, EXPORTS_PER_DAY, PART_BYTES } from './export-limits.rules.ts'
import { insertExport, latestExport, mayMove, readPart, readyExport } from './export-store.server.ts'
import { exportFileParams, exportInput } from './exports.requests.ts'

/** A download may take as long as a slow line needs; whoever was cut goes on where it ended. */
const DOWNLOAD = { handlerTimeout: 6 * 3_600_000 } as const

/** Exports of a company: asked for and downloaded by its directors. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const { pool, node } = services
  const { inCompany } = node.options

  routes.get(
    '/api/exports/:companyId',
    { ...inPath, schema: { params: exportInput } },
    async ({ session, params: { companyId } }) =>
      inCompany(companyId, session!.userId, async (client) => {
        if (!(await mayMove(client, companyId, session!.userId))) return notFound()
        const exportId = await forgottenIn(client, 'company_exports', companyId)
        if (exportId !== null) await queueExport(client, { companyId, exportId })
        return latestExport(client, companyId, session!.userId)
      }),
  )

  routes.post(
    '/api/exports',
    { ...inBody, schema: { body: exportInput } },
    async ({ session, body: { companyId }, ip }) => {
      const { userId } = session!
      const may = await inCompany(companyId, userId, (client) => mayMove(client, companyId, userId))
      if (may === null) return notFound()
      if (!may) throw new HttpError(403, refuse.reason('export/directors-only'))
      if (!(await takeWithinLimit(pool, `exports:${companyId}`, EXPORTS_PER_DAY)))
        throw new HttpError(429, refuse.reason('export/too-many'))
      return inCompany(companyId, userId, async (client) => {
        const exportId = await insertExport(client, companyId, userId, networkPrefix(ip))
        if (exportId === null) throw new HttpError(409, refuse.reason('export/under-way'))
        await queueExport(client, { companyId, exportId })
        return latestExport(client, companyId, userId)
      })
    },
  )

  routes.get(
    '/api/exports/:companyId/:exportId/file',
    { ...inPath, ...DOWNLOAD, schema: { params: exportFileParams } },
    async ({ session, params: { companyId, exportId }, headers }, reply) => {
      const { userId } = session!
      const found = await inCompany(companyId, userId, async (client) => {
        if (!(await mayMove(client, companyId, userId))) return notFound()
        return readyExport(client, companyId, exportId, userId)
      })
      if (!found) throw new HttpError(404, refuse.reason('export/gone'))
      await requireWithinLimit(pool, `export-downloads:${userId}`, DOWNLOADS_PER_HOUR)
      const { runId, bytes, askedAt } = found
      const tag = `"${runId}"`
      void reply
        .type('application/zip')
        .header(
          'content-disposition',
          `attachment; filename="quarterdeck-${utcDayOf(askedAt.toISOString())}.zip"`,
        )
        .header('accept-ranges', 'bytes')
        .header('etag', tag)
        .header('cache-control', 'private, no-store')
      const isSame = headers['if-range'] === undefined || headers['if-range'] === tag
      const range = isSame ? rangeOf(headers.range, bytes) : null
      if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send('')
      const { first, last } = range ?? { first: 0, last: bytes - 1 }
      if (range) void reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`)
      void reply.header('content-length', last - first + 1)
      return reply.send(Readable.from(contentOf(services, { companyId, userId, runId }, { first, last })))
    },
  )
}

interface File {
  companyId: string
  userId: string
  runId: string
}

/** Part by part as the reader takes them. It breaks off when the file is removed, or its reader is a director no more. */
async function* contentOf(
  { node }: Services,
  { companyId, userId, runId }: File,
  { first, last }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let at = first; at <= last;) {
    const number = Math.floor(at / PART_BYTES)
    const part = await node.options.inCompany(companyId, userId, async (client) =>
      (await mayMove(client, companyId, userId)) ? readPart(client, companyId, runId, number) : null,
    )
    if (part === null) throw new Error('The export is not there any more.')
    const start = number * PART_BYTES
    yield part.subarray(at - start, last + 1 - start)
    at = start + PART_BYTES
  }
}
