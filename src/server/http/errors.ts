import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { notFound, Refusal } from '../../sync/refusal.ts'
import { OtherAccount } from '../../sync/server/other-account.ts'
import { HttpError } from '../http-error.ts'

/** What the person is told; `fields` maps each input to the sentence about it. */
type ErrorBody = { error: { title: string; detail?: string | undefined; fields?: Record<string, string> } }

type Answer = { status: number } & ErrorBody['error']

const REFUSED = { refused: 409, denied: 403, 'not-found': 404, invalid: 400 } as const

const BROKEN: Answer = {
  status: 500,
  title: 'Something went wrong',
  detail: "This wasn't your fault, and we've been notified. Try again in a moment.",
}
const AWAY: Answer = {
  status: 503,
  title: 'Quarterdeck is unavailable for a moment',
  detail: 'Its database is not responding. Try again shortly.',
}
const UNREADABLE: Answer = {
  status: 400,
  title: 'That request could not be read',
  detail: 'It was malformed. Reload the page and try again.',
}
const OTHERS: Partial<Record<number, Answer>> = {
  413: { status: 413, title: 'That is too much at once', detail: 'Send less than 256 KiB at a time.' },
  415: { status: 415, title: 'That request could not be read', detail: 'Send JSON.' },
}

/** Answers every error with a message for people; stacks, SQL and ids never get out. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, ...body } = answerTo(error)
    if (status >= 500) request.log.error({ err: error, req: request }, 'request failed')
    if (status === 503) reply.header('retry-after', '2')
    return reply.status(status).send({ error: body } satisfies ErrorBody)
  })
  // Byte for byte the same answer as for a row that is missing or belongs to another company.
  app.setNotFoundHandler(() => notFound())
}

/** The message for something that was thrown. */
export function answerTo(error: Error & { code?: string; statusCode?: number }): Answer {
  if (error instanceof HttpError) return { status: error.status, title: error.title, detail: error.detail }
  if (error instanceof OtherAccount) return { status: 401, title: error.title, detail: error.detail }
  if (error instanceof Refusal) {
    return { status: REFUSED[error.text.kind], title: error.text.title, detail: error.text.detail }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map(({ instancePath, message }) => [
        instancePath.slice(1).replaceAll('/', '.'),
        message ?? '',
      ]),
    )
    const [first] = Object.entries(fields)
    return { status: 400, title: 'Check what you entered', detail: first?.filter(Boolean).join(': '), fields }
  }
  if (isDatabaseAway(error)) return AWAY
  const status = error.statusCode ?? 500
  return status < 500 ? (OTHERS[status] ?? UNREADABLE) : BROKEN
}

// SQLSTATE classes 08 and 57P, 53300 for too many connections, and errors of the socket itself.
const AWAY_CODES = /^(08\w{3}|57P\d\d|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/

function isDatabaseAway({ code = '', message }: Error & { code?: string }): boolean {
  return (
    AWAY_CODES.test(code) ||
    /^connect ENOENT|^Connection terminated|^Query read timeout|timeout exceeded when trying to connect/.test(
      message,
    )
  )
}
