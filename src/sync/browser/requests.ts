import type { BootstrapHeader, BootstrapLine, Hello, MutateAnswer, MutateRequest } from '../protocol.ts'
import type { RefusalText } from '../refusal.ts'
import type { Platform } from './platform.ts'

/** Why this client must not go on by itself. */
export type EndReason = 'session' | 'company' | 'outdated'

/** The session, the membership or this version of the page is over. */
export class Ended extends Error {
  readonly why: EndReason

  constructor(why: EndReason) {
    super(`Ended: ${why}`)
    this.why = why
  }
}

/** The server does not take this request, however often it is sent. */
export class Unacceptable extends Error {
  readonly text: RefusalText

  constructor(text: RefusalText) {
    super(text.detail)
    this.text = text
  }
}

interface ErrorAnswer {
  error?: Partial<RefusalText>
  schema?: number
}

const NOT_TAKEN: RefusalText = {
  kind: 'invalid',
  code: 'sync/not-taken',
  title: 'Not saved',
  detail: 'The server could not take this change. Reload the page and try again.',
}

const TIMEOUT_MS = 30_000
/** These do not stay: asking again later helps. */
const PASSING = new Set([408, 425, 429])

/** The engine's HTTP requests for one company, in the name of the person whom the page belongs to. */
export class Requests {
  readonly #platform: Platform
  readonly #userId: string
  readonly #schema: number
  readonly #url: string

  constructor(
    platform: Platform,
    { userId, companyId, schema }: { userId: string; companyId: string; schema: number },
  ) {
    this.#platform = platform
    this.#userId = userId
    this.#schema = schema
    this.#url = `${platform.origin}/api/sync/${companyId}`
  }

  get socketUrl(): string {
    return `${this.#url.replace(/^http/, 'ws')}/socket?user=${this.#userId}`
  }

  /** Throws Ended, Unacceptable, or any other error for what passes. */
  async mutate(body: MutateRequest): Promise<MutateAnswer> {
    const response = await this.#send('mutate', { method: 'POST', body: JSON.stringify(body) }, true)
    return (await response.json()) as MutateAnswer
  }

  async bootstrap(): Promise<{ header: BootstrapHeader; rows: BootstrapLine[] }> {
    const response = await this.#send('bootstrap', { method: 'GET' }, true)
    const [header, ...rows] = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    return { header: header as BootstrapHeader, rows: rows as BootstrapLine[] }
  }

  /** The answer's body goes on for as long as the line holds. */
  stream(hello: Hello, signal: AbortSignal): Promise<Response> {
    return this.#send('stream', { method: 'POST', body: JSON.stringify(hello), signal }, false)
  }

  async #send(path: string, init: RequestInit, isShort: boolean): Promise<Response> {
    const headers = {
      'x-sync-user': this.#userId,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    }
    const signal = isShort ? AbortSignal.timeout(TIMEOUT_MS) : (init.signal ?? null)
    const response = await this.#platform.fetch(`${this.#url}/${path}`, {
      ...init,
      headers,
      signal,
      cache: 'no-store',
    })
    if (!response.ok) throw await this.#failure(response)
    return response
  }

  async #failure(response: Response): Promise<Error> {
    const { status } = response
    const answer = ((await response.json().catch(() => null)) ?? {}) as ErrorAnswer
    if (status === 401) return new Ended('session')
    if (status === 409 && answer.schema !== undefined && answer.schema > this.#schema)
      return new Ended('outdated')
    // Without the server's own words it was a proxy on the way that answered, or an older server among newer ones.
    const isOurs = typeof answer.error?.title === 'string' && answer.schema === undefined
    if (!isOurs || status >= 500 || PASSING.has(status)) return new Error(`The server answered ${status}`)
    if (status === 403 || status === 404) return new Ended('company')
    return new Unacceptable({ ...NOT_TAKEN, ...answer.error })
  }
}
