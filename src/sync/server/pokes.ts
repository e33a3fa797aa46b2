import type { Pool, PoolClient } from 'pg'
import type { InCompany, Log } from './node-options.ts'

const CHANNEL = 'sync'
const COALESCE_MS = 10
const POLL_MS = 1_000
const RECONNECT_MS = 500
/** NOTIFY takes up to 8,000 bytes, and a company with its seq needs less than 60. */
const COMPANIES_PER_NOTIFY = 100

export interface PokesOptions {
  pool: Pool
  inCompany: InCompany
  log: Log
  /** The companies whose heads are polled, in case pokes get lost, by the worker that holds them. */
  groups(): Promise<ReadonlyMap<string, readonly string[]>>
  onHead(companyId: string, seq: number): void
  losePoke?: () => boolean
}

/** Exchanges with other nodes how far companies have come. Lost, repeated or late pokes do no harm. */
export class Pokes {
  readonly #options: PokesOptions
  readonly #untold = new Map<string, number>()
  readonly #asking = new Set<string>()
  #listener: PoolClient | null = null
  #timer: NodeJS.Timeout | undefined
  #poll: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: PokesOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    await this.#listen()
    this.#schedulePoll()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    clearTimeout(this.#poll)
    this.#listener?.release(true)
    this.#listener = null
  }

  tell(companyId: string, seq: number): void {
    this.#untold.set(companyId, seq)
    this.#timer ??= setTimeout(() => void this.#send(), COALESCE_MS)
  }

  async #send(): Promise<void> {
    this.#timer = undefined
    const told = [...this.#untold]
    this.#untold.clear()
    for (let start = 0; start < told.length; start += COMPANIES_PER_NOTIFY) {
      if (this.#options.losePoke?.()) continue
      const heads = Object.fromEntries(told.slice(start, start + COMPANIES_PER_NOTIFY))
      await this.#options.pool
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(heads)])
        .catch((error: unknown) =>
          this.#options.log.warn({ err: error }, 'poke not sent; the poll will tell'),
        )
    }
  }

  async #listen(): Promise<void> {
    if (this.#stopped) return
    try {
      const listener = await this.#options.pool.connect()
      this.#listener = listener
      listener.on('notification', ({ payload }) => this.#hear(payload ?? '{}'))
      listener.once('error', () => this.#listenAgain(listener))
      listener.once('end', () => this.#listenAgain(listener))
      await listener.query(`listen ${CHANNEL}`)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'not listening for pokes; trying again')
      setTimeout(() => void this.#listen(), RECONNECT_MS).unref()
    }
  }

  #listenAgain(listener: PoolClient): void {
    if (this.#stopped || this.#listener !== listener) return
    this.#listener = null
    listener.release(true)
    setTimeout(() => void this.#listen(), RECONNECT_MS).unref()
  }

  #hear(payload: string): void {
    const heads = JSON.parse(payload) as Record<string, number>
    for (const [companyId, seq] of Object.entries(heads)) this.#options.onHead(companyId, seq)
  }

  #schedulePoll(): void {
    if (this.#stopped) return
    this.#poll = setTimeout(() => void this.#askAll().finally(() => this.#schedulePoll()), POLL_MS)
  }

  /** Workers that still owe the last answer are left out, and nobody waits for them. */
  async #askAll(): Promise<void> {
    try {
      for (const [worker, companies] of await this.#options.groups()) {
        if (this.#asking.has(worker)) continue
        this.#asking.add(worker)
        void this.#ask(companies).finally(() => this.#asking.delete(worker))
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'workers not found; trying again')
    }
  }

  async #ask(companies: readonly string[]): Promise<void> {
    const [first] = companies
    if (first === undefined) return
    try {
      // Only within a transaction do a database's workers hear which company is meant.
      const { rows } = await this.#options.inCompany(first, null, (connection) =>
        connection.query<{ company: string; seq: number }>(
          'select company, seq::float8 as seq from sync_heads($1)',
          [companies],
        ),
      )
      for (const { company, seq } of rows) this.#options.onHead(company, seq)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'heads not read; trying again')
    }
  }
}
