import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerTo } from '../../../server/http/errors.ts'
import { TryLater } from '../../../sync/server/try-later.ts'

const AWAY_SECONDS = 2

/** An error as `application/problem+json` (RFC 9457). The code is that of docs/refusals.md and stays the same. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  code: string
}

/** Answers the errors of programs' requests: codes for them, words for whoever reads their logs, never internals. */
export function answerProblem(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error.name === 'AbortError' && reply.raw.destroyed) return reply.hijack()
  const { status, code, title, detail } = answerTo(error)
  if (status === 500) request.log.error({ err: error, req: request }, 'request failed')
  if (error instanceof TryLater) reply.header('retry-after', String(error.seconds))
  else if (status === 503) reply.header('retry-after', String(AWAY_SECONDS))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  const problem: Problem = {
    type: 'about:blank',
    title: title || STATUS_CODES[status]!,
    status,
    detail,
    code,
  }
  return reply.status(status).type('application/problem+json').send(JSON.stringify(problem))
}
