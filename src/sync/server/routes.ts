import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type BootstrapHeader,
  hello,
  type MutateAnswer,
  mutateRequest,
  queryRequest,
  type MutationResult,
} from '../protocol.ts'
import { UUID } from '../id.ts'
import { Refusal, type RefusalText } from '../refusal.ts'
import { parseArguments, refusingMutation } from '../run-mutation.ts'
import { attach } from './attach.ts'
import { liveRowsOf } from './live-rows.ts'
import type { ServedCompany, SyncNode } from './node.ts'

const compress = promisify(gzip)
const LINGER_MS = 5_000
const FAST = { level: constants.Z_BEST_SPEED }
const STATUS = { refused: 409, denied: 403, 'not-found': 404, invalid: 400 } as const

/** Refuses the request; the http layer words it, the same for a company that is foreign and one that is not there. */
export interface HttpRefusals {
  notFound(): never
  refused(status: number, text: RefusalText): never
}

interface CompanyPath {
  companyId: string
}

/** The engine over HTTP. The company in the path is a claim: it counts only if the session's person is a member. */
export function syncRoutes(app: FastifyInstance, node: SyncNode, refusals: HttpRefusals): void {
  const signedIn = { config: { who: 'signed-in' as const } }

  async function serve(
    request: FastifyRequest,
  ): Promise<{ served: ServedCompany; userId: string; sessionId: string }> {
    const { userId, id: sessionId } = request.session!
    const { companyId } = request.params as CompanyPath
    if (belongsToAnother(request.headers['x-sync-user'], userId)) refusals.refused(401, OTHER_ACCOUNT)
    const served = UUID.test(companyId) ? await node.company(companyId) : null
    if (!served?.replica.actor(userId)) refusals.notFound()
    return { served, userId, sessionId }
  }

  app.post('/api/sync/:companyId/mutate', signedIn, async (request, reply) => {
    const { served, userId } = await serve(request)
    const parsed = mutateRequest.safeParse(request.body)
    if (!parsed.success) refusals.refused(400, UNREADABLE)
    const { clientId, schema, mutations } = parsed.data
    if (schema !== node.options.app.schema) {
      return reply.status(409).send({ error: OUTDATED, schema: node.options.app.schema })
    }
    const results = await Promise.all(
      mutations.map(({ mid, name, args }) => submit(node, served, userId, { id: clientId, mid }, name, args)),
    )
    return { results, now: new Date().toISOString() } satisfies MutateAnswer
  })

  app.post('/api/sync/:companyId/query', signedIn, async (request) => {
    const { served, userId } = await serve(request)
    const parsed = queryRequest.safeParse(request.body)
    if (!parsed.success) refusals.refused(400, UNREADABLE)
    const { name, args } = parsed.data
    const query = node.options.app.queries.get(name) ?? refusals.notFound()
    try {
      return { result: (await node.ask(served.replica.companyId, userId, query, args ?? {})) ?? null }
    } catch (error) {
      if (error instanceof Refusal) refusals.refused(STATUS[error.text.kind], error.text)
      throw error
    }
  })

  app.get('/api/sync/:companyId/bootstrap', signedIn, async (request, reply) => {
    const { served, userId } = await serve(request)
    const { replica } = served
    const { scopes } = replica.actor(userId)!
    const { seq, epoch } = replica
    const { schema } = node.options.app
    const header: BootstrapHeader = { seq, epoch, scopes: [...scopes], schema, now: new Date().toISOString() }
    const lines = [header, ...liveRowsOf(replica, scopes)].map((line) => JSON.stringify(line)).join('\n')
    reply.type('application/x-ndjson').header('content-encoding', 'gzip').header('vary', 'accept-encoding')
    return compress(lines, FAST)
  })

  app.post('/api/sync/:companyId/stream', signedIn, async (request, reply) => {
    const { served, userId, sessionId } = await serve(request)
    const parsed = hello.safeParse(request.body)
    if (!parsed.success) refusals.refused(400, UNREADABLE)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
    })
    raw.flushHeaders()
    raw.on('error', () => raw.destroy())
    const wire = {
      send: (text: string) => void raw.write(`data: ${text}\n\n`),
      close(code: number) {
        if (raw.writableEnded) return
        raw.end(`event: close\ndata: ${code}\n\n`)
        // Somebody who doesn't read would keep it, and what is buffered, for ever.
        setTimeout(() => raw.destroy(), LINGER_MS).unref()
      },
      buffered: () => raw.writableLength,
    }
    try {
      const person = { userId, sessionId }
      const attached = await attach(node, served.replica.companyId, person, parsed.data, wire)
      if (!attached) raw.end()
      else if (raw.destroyed) attached.detach()
      else raw.once('close', attached.detach)
    } catch (error) {
      node.options.log.warn({ err: error }, 'stream not opened')
      raw.destroy()
    }
  })
}

const UNREADABLE: RefusalText = {
  kind: 'invalid',
  code: 'sync/unreadable',
  title: 'Not understood',
  detail: 'The server could not read this request. Reload the page and try again.',
}

const OTHER_ACCOUNT: RefusalText = {
  kind: 'denied',
  code: 'sync/other-account',
  title: 'Access Denied',
  detail:
    'This browser is now signed in with another account. Sign in with the earlier one to send what it did.',
}

const OUTDATED: RefusalText = {
  kind: 'invalid',
  code: 'sync/outdated',
  title: 'App update available',
  detail: 'Reload the page to get the latest version; what you did is kept.',
}

/** Not async up to the submission, so that mutations of one request keep their order. */
function submit(
  node: SyncNode,
  served: ServedCompany,
  userId: string,
  client: { id: string; mid: number },
  name: string,
  args: unknown,
): Promise<MutationResult> {
  try {
    const mutation = node.options.app.mutations.get(name) ?? refusingMutation(UNREADABLE)
    return node.submit(served, { client, userId, mutation, args: parseArguments(mutation, args) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return node.submit(served, { client, userId, mutation: refusingMutation(error.text), args: {} })
  }
}

/** Whether the page was opened by somebody else than whom the cookie names now: its queue must wait, not be refused. */
export const belongsToAnother = (claimed: string | string[] | null | undefined, userId: string): boolean =>
  typeof claimed === 'string' && claimed !== userId
