import type { FastifyBaseLogger, FastifyInstance, FastifyReply, RawServerDefault } from 'fastify'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '../../server/services.ts'
import { beginAnswer } from './answer-rows.server.ts'
import { stoppedBy, takesFor, writeAnswer } from './answers.server.ts'
import type { Asker } from './allowance.server.ts'
import { hasAgreed } from './keeping.server.ts'
import { requirePartner } from './switched-on.server.ts'
import {
  type AnswerEvent,
  askInput,
  type Message,
  type Stopper,
  threadParams,
} from './thought-partner.requests.ts'

type Routes = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** An answer may take as long as the model does; it ends by itself when that falls silent. */
const TAKES_ITS_TIME = { handlerTimeout: 1_800_000 } as const

/** The answers that this node writes, by the person and their conversation. */
const underWay = new Map<string, AbortController>()

const keyOf = ({ companyId, userId }: Asker, threadId: string) => `${companyId} ${userId} ${threadId}`

/** Stops an answer that this node writes, without waiting for its pulse. */
export const stopHere = (asker: Asker, threadId: string): void => {
  const over = underWay.get(keyOf(asker, threadId))
  if (over) stoppedBy(over)
}

export function askRoute(routes: Routes, services: Services): void {
  routes.post(
    '/api/ai/threads/:threadId/messages',
    {
      config: { who: 'signed-in', company: 'body' },
      schema: { params: threadParams, body: askInput },
      ...TAKES_ITS_TIME,
    },
    async ({ session, params: { threadId }, body }, reply) => {
      const asker = { companyId: body.companyId, userId: session!.userId }
      const over = new AbortController()
      stopsWithLine(reply.raw, over)
      const { ai } = await requirePartner(services, asker)
      const refused = (stopper: Stopper) =>
        reply.status(409).send({ event: 'refused', stopper } satisfies AnswerEvent)
      if (!(await hasAgreed(services, asker, ai))) return refused({ why: 'consent' })
      const takes = (context: readonly Message[]) => takesFor(body, ai, context)
      const begun = await beginAnswer(services, asker, ai, { ...body, threadId, takes })
      if ('why' in begun) return refused(begun)
      const key = keyOf(asker, threadId)
      underWay.set(key, over)
      const open = () => streamTo(reply)
      const answering = { ai, asker, sessionId: session!.id, ask: body, writing: begun, open }
      await writeAnswer(services, answering, over).finally(() => underWay.delete(key))
      reply.raw.end()
    },
  )
}

/** Whoever closes the connection ends the answer, also before its first word, and before the question was looked at. */
export function stopsWithLine(raw: ServerResponse, over: AbortController): void {
  if (raw.destroyed) stoppedBy(over)
  raw.on('error', () => raw.destroy())
  raw.once('close', () => {
    if (!raw.writableEnded) stoppedBy(over)
  })
}

/** Begins to answer line by line. */
function streamTo(reply: FastifyReply): (event: AnswerEvent) => void {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  return (event) => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(`${JSON.stringify(event)}\n`)
  }
}
