import type { FastifyBaseLogger, FastifyInstance, FastifyReply, RawServerDefault } from 'fastify'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '../../server/services.ts'
import { beginAnswer } from './answer-rows.server.ts'
import { firstHold, stoppedBy, writeAnswer } from './answers.server.ts'
import { type Asker, countAnswer, holdTokens, settleTokens } from './allowance.server.ts'
import { hasAgreed } from './keeping.server.ts'
import { requirePartner } from './switched-on.server.ts'
import {
  type AnswerEvent,
  type Ask,
  askInput,
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
      const { ai } = await requirePartner(services, asker)
      const refused = (stopper: Stopper) =>
        reply.status(409).send({ event: 'refused', stopper } satisfies AnswerEvent)
      if (!(await hasAgreed(services, asker, ai))) return refused({ why: 'consent' })
      const held = await holdTokens(services, asker, ai, firstHold(body, ai))
      if (!held) return refused({ why: 'day' })
      const begun = await beginAnswer(services, asker, ai, { ...body, threadId }).catch(
        async (error: unknown) => {
          await settleTokens(services, asker, held, { inTokens: 0, outTokens: 0 })
          throw error
        },
      )
      if ('why' in begun) {
        await settleTokens(services, asker, held, { inTokens: 0, outTokens: 0 })
        return refused(begun)
      }
      await countAnswer(services, asker, held)
      const over = new AbortController()
      const key = keyOf(asker, threadId)
      underWay.set(key, over)
      const tell = streamTo(reply, over)
      const { thread, questionId, answerId } = begun
      tell({ event: 'begins', questionId, answerId, thread })
      await writeAnswer(services, { ai, asker, ask: body satisfies Ask, writing: begun, held, tell }, over)
        .catch((error: unknown) => services.log.error({ err: error }, 'an answer was not kept'))
        .finally(() => underWay.delete(key))
      reply.raw.end()
    },
  )
}

/** Begins to answer line by line. Whoever closes the connection ends the answer. */
function streamTo(reply: FastifyReply, over: AbortController): (event: AnswerEvent) => void {
  reply.hijack()
  const { raw } = reply
  raw.on('error', () => raw.destroy())
  raw.once('close', () => {
    if (!raw.writableEnded) stoppedBy(over)
  })
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
