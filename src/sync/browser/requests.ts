import type { BootstrapHeader, BootstrapLine, Hello, MutateAnswer, MutateRequest, Seen } from '../protocol.ts'
import { NO_POSITION } from '../position.ts'
import { failureOf } from './failures.ts'
import type { Platform } from './platform.ts'

/** An answer of which nothing has come for so long is given up. */
const SILENT_MS = 30_000

export interface Whose {
  userId: string
  companyId: string
  schema: number
}

/** All rows that a person sees at one moment. */
export interface FirstRows {
  /** When they were asked for, by this device's clock. */
  sentAt: number
  /** When the first of the answer came. The rows may take long after it, and be taken in later still. */
  heardAt: number
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
    return JSON.parse(await this.#ask('mutate', body)) as MutateAnswer
  }

  /** The answer of a query over everything that the person may see. */
  async query(name: string, args: unknown): Promise<unknown> {
    return (JSON.parse(await this.#ask('query', { name, args })) as { result: unknown }).result
  }

  /** The rows as they are now. What this browser has `seen` is in them, whichever server answers. */
  async bootstrap({ epoch, cursor }: Seen = NO_POSITION): Promise<FirstRows> {
    const sentAt = this.#platform.now()
    const since = epoch ? `?${new URLSearchParams({ epoch, cursor: String(cursor) })}` : ''
    let heardAt = sentAt
    const text = await this.#ask(`bootstrap${since}`, undefined, () => (heardAt = this.#platform.now()))
    const [header, ...rows] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    return { sentAt, heardAt, header: header as BootstrapHeader, rows: rows as BootstrapLine[] }
  }

  /** The body of the response continues for as long as the line is up. */
  stream(hello: Hello, signal: AbortSignal): Promise<Response> {
    return this.#send('stream', hello, signal)
  }

  /** The text of an answer, which may take as long as it keeps coming: lines can be slow. */
  async #ask(path: string, body?: object, onHeard?: () => void): Promise<string> {
    const givingUp = new AbortController()
    let stop = () => {}
    const listen = () => {
      stop()
      stop = this.#platform.startTimer(SILENT_MS, () => givingUp.abort())
    }
    listen()
    try {
      const response = await this.#send(path, body, givingUp.signal)
      onHeard?.()
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (;;) {
        listen()
        const { done, value } = await reader.read()
        if (done) return text
        text += value
      }
    } finally {
      stop()
    }
  }

  async #send(path: string, body: object | undefined, signal: AbortSignal): Promise<Response> {
    const response = await this.#platform.fetch(`${this.#url}/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'x-sync-user': this.#userId, 'content-type': 'application/json' },
      signal,
      cache: 'no-store',
    })
    if (!response.ok) throw await failureOf(response, this.#schema)
    return response
  }
}
