import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { FIRST_LANGUAGE } from '../../language/languages.rules.ts'
import { inWords, Refusal } from '../../sync/refusal.ts'
import { OtherAccount } from '../../sync/server/other-account.ts'
import { TryLater } from '../../sync/server/try-later.ts'
import { HttpError } from '../http-error.ts'
import { REFUSALS_IN, UNTITLED_IN } from '../refusals-in.ts'
import { languageOf } from './language-of.ts'
import { cutOnceEnded } from './connections.ts'
import { refuse } from './http.refusals.ts'
import { notFound } from '../../sync/engine.refusals.ts'

/** What the person is told, with a code for programs; `fields` maps each input to the sentence about it. */
type ErrorBody = { error: { code: string; title: string; detail: string; fields?: Record<string, string> } }

type Answer = { status: number } & ErrorBody['error']

/** After how many seconds to ask again when the database is away or the server busy. */
const AWAY_SECONDS = 2

const STATUS = { refused: 409, denied: 403, 'not-found': 404, invalid: 400, busy: 503 } as const

/** Answers every error with a message for people; stacks, SQL and ids never get out. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    // Whoever asked has gone, and the work was ended for that reason.
    if (thrown.name === 'AbortError' && reply.raw.destroyed) return reply.hijack()
    const error = cameTooSlowly(thrown, request) ? giveUp(request, reply) : thrown
    const { status, ...body } = answerTo(error, languageOf(request))
    const seconds = error instanceof TryLater ? error.seconds : status === 503 ? AWAY_SECONDS : null
    if (status >= 500 && !(error instanceof Refusal) && !hasHungUp(request))
      request.log.error({ err: error, req: request }, 'request failed')
    if (seconds !== null) reply.header('retry-after', String(seconds))
    return reply.status(status).send({ error: body } satisfies ErrorBody)
  })
  // Byte for byte the same answer as for a row that is missing or belongs to another company.
  app.setNotFoundHandler(() => notFound())
}

type Thrown = Error & { code?: string; statusCode?: number; $metadata?: { httpStatusCode?: number } }

/** The message for something that was thrown. */
export function answerTo(error: Thrown, language = FIRST_LANGUAGE): Answer {
  const fields = fieldsOf(error)
  const refusal = fields === null ? refusalOf(error) : invalid(fields)
  const words = REFUSALS_IN[language]?.[refusal.reason.code]
  const { code, title, detail } = inWords(refusal.text, words, UNTITLED_IN[language])
  const status = statusOf(refusal)
  return { status, code, title, detail, ...(fields !== null && { fields }) }
}

/** 401 makes a browser keep what it has for the right person. */
function statusOf(refusal: Refusal): number {
  if (refusal instanceof HttpError || refusal instanceof TryLater) return refusal.status
  return refusal instanceof OtherAccount ? 401 : STATUS[refusal.reason.kind]
}

/** The sentence about each input of a body or path that does not fit its schema. */
function fieldsOf(error: Thrown): Record<string, string> | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null
  const nameOf = ({ instancePath }: { instancePath: string }) => instancePath.slice(1).replaceAll('/', '.')
  return Object.fromEntries(error.validation.map((issue) => [nameOf(issue), issue.message ?? '']))
}

function invalid(fields: Record<string, string>): HttpError {
  const problem = Object.entries(fields)[0]?.filter(Boolean).join(': ') ?? ''
  return new HttpError(400, refuse.reason('request/invalid', { problem }))
}

function refusalOf(error: Thrown): Refusal {
  if (error instanceof Refusal) return error
  if (READ_ONLY_CODES.test(error.code ?? '')) return new HttpError(503, refuse.reason('server/read-only'))
  if (isStoreAway(error)) return new HttpError(503, refuse.reason('server/files-unavailable'))
  // What has a status is about the request: one that breaks off in the middle has the code of a broken connection, too.
  const status = error.statusCode ?? (isDatabaseAway(error) ? 503 : 500)
  if (status === 503) return new HttpError(503, refuse.reason('server/unavailable'))
  if (status >= 500) return new HttpError(500, refuse.reason('server/failed'))
  if (status === 413) return new HttpError(413, refuse.reason('request/too-large'))
  if (status === 415) return new HttpError(415, refuse.reason('request/not-json'))
  return new HttpError(400, refuse.reason('request/unreadable'))
}

/** Whether time was up while this server still waited for the rest of the request. */
const cameTooSlowly = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  code === 'FST_ERR_HANDLER_TIMEOUT' && !raw.complete

/** Does not wait for the rest: the connection ends with the answer. */
function giveUp({ raw }: FastifyRequest, reply: FastifyReply): HttpError {
  reply.header('connection', 'close')
  cutOnceEnded(raw.socket)
  return new HttpError(408, refuse.reason('request/too-slow'))
}

/** Whether the browser left before it had sent its whole request; nobody is there to answer, and nothing is wrong here. */
const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

// A server that only follows another or was told so, and a full disk.
const READ_ONLY_CODES = /^(25006|53100)$/

// SQLSTATE classes 08 for connections, 53 for resources, 57 for an operator or a timeout that intervened, 58 for the machine under
// the database, and errors of the socket itself or of the name it is looked for under.
const AWAY_CODES =
  /^((08|53|57|58)\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Whether a bucket did not answer, or could not: only its errors have `$metadata`. */
const isStoreAway = ({ $metadata: met }: Thrown): boolean =>
  met !== undefined && (met.httpStatusCode ?? 500) >= 500

function isDatabaseAway({ code = '', message }: Error & { code?: string }): boolean {
  return (
    AWAY_CODES.test(code) ||
    /^connect ENOENT|^Connection terminated|^Client has encountered a connection error|^Query read timeout|timeout exceeded when trying to connect/.test(
      message,
    )
  )
}
