import { problemOf } from './problem.ts'
import { CHECK_CONNECTION, NETWORK_ERROR, REQUEST_TIMEOUT, TOOK_TOO_LONG } from './ui.text.ts'

/** The server refused the request or failed. `title` and `detail` are meant for people, `code` for decisions. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number
  readonly code: string | undefined
  readonly title: string
  readonly detail: string | undefined
  readonly fields: Record<string, string>

  constructor(status: number, body: unknown) {
    const problem = problemOf((body as { error?: unknown } | null)?.error)
    super(problem.title)
    this.status = status
    this.code = problem.code
    this.title = problem.title
    this.detail = problem.detail
    this.fields = problem.fields
  }
}

/** As long as the server takes at most. */
const TIMEOUT_MS = 30_000

/** The server has not answered in time. */
class RequestTimeout extends Error {
  override name = 'RequestTimeout'
  readonly title = REQUEST_TIMEOUT
  readonly detail = TOOK_TOO_LONG
}

/** The server could not be reached. */
class NetworkError extends TypeError {
  override name = 'NetworkError'
  readonly title = NETWORK_ERROR
  readonly detail = CHECK_CONNECTION
}

/**
 * Requests JSON from this server, with the session's cookie.
 * @returns the parsed body, undefined if there is none
 * @throws RequestError for any status outside 200 to 299, NetworkError without a connection, RequestTimeout after 30 s
 */
export async function requestJson<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const late = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, late]) : late,
  }).catch(unreachable)
  const text = await answer.text().catch(unreachable)
  const parsed: unknown =
    text && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
  if (!answer.ok) throw new RequestError(answer.status, parsed)
  return parsed as Answer
}

/** Browsers fail with a TypeError if there is no connection, and with a DOMException if the request was called off. */
function unreachable(error: unknown): never {
  if ((error as Error).name === 'TimeoutError') throw new RequestTimeout()
  throw error instanceof TypeError ? new NetworkError(error.message) : error
}
