import { textOf } from '../engine.refusals.ts'
import type { RefusalText } from '../refusal.ts'

/** Why this client can't go on by itself. */
export type EndReason = 'session' | 'company' | 'outdated'

/** The session or the membership has ended, or this version of the page is outdated. */
export class Ended extends Error {
  readonly why: EndReason

  constructor(why: EndReason) {
    super(`Ended: ${why}`)
    this.why = why
  }
}

/** The server will never accept this request, however often it is sent. */
export class Unacceptable extends Error {
  readonly text: RefusalText

  constructor(text: RefusalText) {
    super(text.detail)
    this.text = text
  }
}

/** The server is busy and asks to be left alone for this many milliseconds. */
export class Busy extends Error {
  readonly forMs: number

  constructor(forMs: number) {
    super(`Busy for ${forMs} ms`)
    this.forMs = forMs
  }
}

interface ErrorAnswer {
  error?: Partial<RefusalText>
  schema?: number
}

/** Statuses that pass: the same request may succeed later. */
const PASSING = new Set([408, 425, 429])

/** A server that asks for more is not believed: people would sit and wait. */
const LONGEST_MS = 60_000

/** What an unsuccessful response means for a page of this schema: Ended, Unacceptable, or an error that may pass, such as Busy. */
export async function failureOf(response: Response, schema: number): Promise<Error> {
  const { status } = response
  const answer = ((await response.json().catch(() => null)) ?? {}) as ErrorAnswer
  if (status === 401) return new Ended('session')
  if (status === 409 && answer.schema !== undefined && answer.schema > schema) return new Ended('outdated')
  // Without our own error body it came from a proxy on the way, or from an older server among newer ones.
  const isOurs = typeof answer.error?.title === 'string' && answer.schema === undefined
  if (!isOurs || status >= 500 || PASSING.has(status)) {
    const forMs = Number(response.headers.get('retry-after')) * 1_000
    return forMs > 0 ? new Busy(Math.min(forMs, LONGEST_MS)) : new Error(`The server answered ${status}`)
  }
  if (status === 403 || status === 404) return new Ended('company')
  return new Unacceptable({ ...textOf('sync/not-taken'), ...answer.error })
}
