import { headsOf } from './heads.ts'
import type { InCompany, Log } from './node-options.ts'
import type { Notices } from './notices.ts'

export const POKES = 'sync'
const COALESCE_MS = 10
const POLL_MS = 1_000
/** A company with its seq needs less than 60 bytes of a notice. */
const COMPANIES_PER_NOTICE = 100

export interface PokesOptions {
  notices: Pick<Notices, 'tell'>
  inCompany: InCompany
  log: Log
  /** The companies whose heads are polled, in case pokes get lost, by the worker that holds them. */
  groups(): Promise<ReadonlyMap<string, readonly string[]>>
  onHead(companyId: string, seq: number): void
  losePoke?: () => boolean
}

/** Exchanges with other nodes how far companies have come. Lost, repeated or late pokes do no harm: the poll tells. */
export class Pokes {
  readonly #options: PokesOptions
  readonly #untold = new Map<string, number>()
  readonly #asking = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #poll: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: PokesOptions) {
    this.#options = options
  }

  start(): void {
    this.#schedulePoll()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    clearTimeout(this.#poll)
  }

  tell(companyId: string, seq: number): void {
    this.#untold.set(companyId, seq)
    this.#timer ??= setTimeout(() => void this.#send(), COALESCE_MS)
  }

  /** Takes in what a node has told. */
  hear(payload: string): void {
    const heads = JSON.parse(payload) as Record<string, number>
    for (const [companyId, seq] of Object.entries(heads)) this.#options.onHead(companyId, seq)
  }

  async #send(): Promise<void> {
    this.#timer = undefined
    const told = [...this.#untold]
    this.#untold.clear()
    for (let start = 0; start < told.length; start += COMPANIES_PER_NOTICE) {
      if (this.#options.losePoke?.()) continue
      const heads = Object.fromEntries(told.slice(start, start + COMPANIES_PER_NOTICE))
      await this.#options.notices.tell(POKES, JSON.stringify(heads))
    }
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
    try {
      const heads = await headsOf(this.#options.inCompany, companies)
      for (const { company, seq } of heads) this.#options.onHead(company, seq)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'heads not read; trying again')
    }
  }
}
