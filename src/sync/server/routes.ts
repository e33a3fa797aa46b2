import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UUID } from '../id.ts'
import { MAX_ENTRIES_PER_ANSWER, MAX_REQUEST_BYTES, type Seen } from '../protocol.ts'
import { hello, mutateRequest, queryRequest, seen } from './asked.ts'
import { notFound } from '../engine.refusals.ts'
import { Refusal } from '../refusal.ts'
import type { Schema } from '../schema.ts'
import { attach } from './attach.ts'
import { openEventStream } from './event-stream.ts'
import type { SyncNode } from './node.ts'
import { belongsToAnother, OtherAccount } from './other-account.ts'
import type { Work } from './person-limits.ts'
import type { ServedCompany } from './served-companies.ts'
import { refuse } from './server.refusals.ts'
import { takeMutations } from './take-mutations.ts'
import { overOf, whenOver } from './when-over.ts'

/** An answer of which nothing is taken for so long is given up. */
const STALLED_MS = 30_000

interface CompanyPath {
  companyId: string
}

/**
 * The engine over HTTP. The company in the path is a claim, which counts only if the person of the session is a member. Routes
 * throw Refusal and OtherAccount; the HTTP layer turns them into answers. `networkOf` says what is recorded of the address that a mutation
 * comes from.
 */
export function syncRoutes(
  app: FastifyInstance,
  node: SyncNode,
  networkOf: (address: string) => string | null = () => null,
): void {
  const signedIn = { config: { who: 'signed-in', company: 'path' } as const, bodyLimit: MAX_REQUEST_BYTES }

  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ served: ServedCompany; userId: string; sessionId: string; over: AbortSignal }> {
    const { userId, id: sessionId } = request.session!
    const { companyId } = request.params as CompanyPath
    if (belongsToAnother(request.headers['x-sync-user'], userId)) throw new OtherAccount()
    const over = overOf(reply)
    const served = UUID.test(companyId) ? await node.companyOf(companyId, userId, over) : null
    return { served: served ?? notFound(), userId, sessionId, over }
  }

  /** The person's share of this work, taken before the body is read and given back when the answer is out. */
  const limited = (work: Work) => ({
    ...signedIn,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      whenOver(reply, node.limits.enter(request.session!.userId, work))
    },
  })

  app.post('/api/sync/:companyId/mutate', limited('mutate'), async (request, reply) => {
    const { served, userId } = await serve(request, reply)
    const asked = bodyOf(mutateRequest, request)
    if (asked.mutations[0]?.mid === 1) node.limits.charge(userId, 'client')
    // The request itself counted for one.
    node.limits.spend(userId, 'mutate', asked.mutations.length - 1)
    if (asked.schema !== node.options.app.schema) {
      return reply.status(409).send({
        error: new Refusal(refuse.reason('sync/update-available')).text,
        schema: node.options.app.schema,
      })
    }
    return takeMutations(node, served, { userId, network: networkOf(request.ip) }, asked)
  })

  app.post('/api/sync/:companyId/query', limited('query'), async (request, reply) => {
    const { served, userId } = await serve(request, reply)
    const { name, args } = bodyOf(queryRequest, request)
    const query = node.options.app.queries.get(name) ?? notFound()
    const result = await node.ask(served.replica.companyId, userId, query, args ?? {})
    if (!Array.isArray(result) || result.length <= MAX_ENTRIES_PER_ANSWER) return { result: result ?? null }
    return { result: result.slice(0, MAX_ENTRIES_PER_ANSWER), more: true }
  })

  app.get('/api/sync/:companyId/bootstrap', limited('bootstrap'), async (request, reply) => {
    const { served, userId, over } = await serve(request, reply)
    const asked = seenIn(request.query as Record<string, unknown>)
    const body = await node.bootstraps.answer(served.replica.companyId, userId, over, asked)
    reply.raw.setTimeout(node.options.stalledMs ?? STALLED_MS, () => reply.raw.destroy())
    return reply
      .type('application/x-ndjson')
      .headers({
        'content-encoding': 'gzip',
        vary: 'accept-encoding',
        'content-length': body.reduce((sum, { length }) => sum + length, 0),
      })
      .send(Readable.from(body, { objectMode: false }))
  })

  app.post('/api/sync/:companyId/stream', signedIn, async (request, reply) => {
    const { served, userId, sessionId } = await serve(request, reply)
    node.limits.charge(userId, 'line')
    const greeting = bodyOf(hello, request)
    const line = node.lines.open(userId, openEventStream(reply))
    const { raw } = reply
    whenOver(reply, line.leave)
    try {
      const person = { userId, sessionId }
      const attached = await attach(node, served.replica.companyId, person, greeting, line)
      if (!attached) raw.end()
      else whenOver(reply, attached.detach)
    } catch (error) {
      node.options.log.warn({ err: error }, 'stream not opened')
      raw.destroy()
    }
  })
}

/** The request's checked body; throws the refusal of one that can't be read. */
const bodyOf = <T>(schema: Schema<T>, { body }: FastifyRequest): T => readable(schema, body)

function seenIn({ epoch, cursor }: Record<string, unknown>): Seen | undefined {
  if (epoch === undefined && cursor === undefined) return undefined
  return readable(seen, { epoch, cursor: typeof cursor === 'string' ? Number(cursor) : cursor })
}

function readable<T>(schema: Schema<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) refuse('sync/unreadable')
  return parsed.data
}
