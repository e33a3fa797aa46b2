import type { BootstrapHeader, BootstrapLine, Hello, MutateAnswer, MutateRequest, Seen } from '../protocol.ts'
import { NO_POSITION } from '../position.ts'
import { failureOf } from './failures.ts'
import type { Platform } from './platform.ts'

const TIMEOUT_MS = 30_000

export interface Whose {
  userId: string
  companyId: string
  schema: number
}

/** All rows that a person sees at one moment. */
export interface FirstRows {
  /** When they were asked for, by this device's clock. */
  sentAt: number
  header: BootstrapHeader
  rows: BootstrapLine[]
}

/** The engine's HTTP requests for one company, on behalf of the person the page belongs to. */
export class Requests {
  readonly #platform: Platform
  readonly #userId: string
  readonly #schema: number
  readonly #url: string

  constructor(platform: Platform, { userId, companyId, schema }: Whose) {
    this.#platform = platform
    this.#userId = userId
    this.#schema = schema
    this.#url = `${platform.origin}/api/sync/${companyId}`
  }

  get socketUrl(): string {
    return `${this.#url.replace(/^http/, 'ws')}/socket?user=${this.#userId}`
  }

  /** Throws Ended, Unacceptable, or any other error if trying again may help. */
  async mutate(body: MutateRequest): Promise<MutateAnswer> {
    const response = await this.#send('mutate', { method: 'POST', body: JSON.stringify(body) }, true)
    return (await response.json()) as MutateAnswer
  }

  /** The answer of a query over everything that the person may see. */
  async query(name: string, args: unknown): Promise<unknown> {
    const response = await this.#send('query', { method: 'POST', body: JSON.stringify({ name, args }) }, true)
    return ((await response.json()) as { result: unknown }).result
  }

  /** The rows as they are now. What this browser has `seen` is in them, whichever server answers. */
  async bootstrap({ epoch, cursor }: Seen = NO_POSITION): Promise<FirstRows> {
    const sentAt = this.#platform.now()
    const since = epoch ? `?${new URLSearchParams({ epoch, cursor: String(cursor) })}` : ''
    const response = await this.#send(`bootstrap${since}`, { method: 'GET' }, true)
    const [header, ...rows] = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    return { sentAt, header: header as BootstrapHeader, rows: rows as BootstrapLine[] }
  }

  /** The body of the response continues for as long as the line is up. */
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
    if (!response.ok) throw await failureOf(response, this.#schema)
    return response
  }
}
