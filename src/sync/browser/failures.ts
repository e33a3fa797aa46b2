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

/** The server asks to wait: it has too much to do, for this person or for everybody. */
export class TooBusy extends Error {
  /** In milliseconds. */
  readonly wait: number
  /** Whether this person alone is asked to wait. */
  readonly isPersonal: boolean

  constructor(status: number, seconds: number) {
    super(`The server answered ${status}`)
    this.wait = Math.min(seconds * 1_000, LONGEST_MS)
    this.isPersonal = status === 429
  }
}

interface ErrorAnswer {
  error?: Partial<RefusalText>
  schema?: number
}

/** Statuses that pass: the same request may succeed later. Not every 403 and 404 is about the company, as after the site has moved. */
const PASSING = new Set([403, 404, 408, 425, 429])

/** A server that asks for more is not believed: people would sit and wait. */
const LONGEST_MS = 60_000

/** What an unsuccessful response means for a page of this schema: Ended, Unacceptable, TooBusy, or another error that may pass. */
export async function failureOf(response: Response, schema: number): Promise<Error> {
  const { status } = response
  const answer = ((await response.json().catch(() => null)) ?? {}) as ErrorAnswer
  if (status === 401) return new Ended('session')
  if (status === 409 && answer.schema !== undefined && answer.schema > schema) return new Ended('outdated')
  if (answer.error?.code === 'access/not-found') return new Ended('company')
  const seconds = Number(response.headers.get('retry-after'))
  if (seconds > 0 && (status === 429 || status === 503)) return new TooBusy(status, seconds)
  // Without our own error body it came from a proxy on the way, or from an older server among newer ones.
  const isOurs = typeof answer.error?.title === 'string' && answer.schema === undefined
  if (!isOurs || status >= 500 || PASSING.has(status)) return new Error(`The server answered ${status}`)
  return new Unacceptable({ ...textOf('sync/not-taken'), ...answer.error })
}
