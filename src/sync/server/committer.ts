import type { Pool } from 'pg'

/** The answer of `sync_commit_one`; anything but `ok` has written nothing. */
export interface CommitAnswer {
  status: 'ok' | 'stale' | 'clients' | 'conflict'
  constraint?: string
  /** The database's own words, for the log only. */
  reason?: string
}

interface WaitingBatch {
  companyId: string
  text: string
  resolve(answer: CommitAnswer): void
  reject(error: unknown): void
}

/** SQLSTATE class 22: the database answered that it can't read this data, wrote nothing, and never will. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22')

const LANES = 3
const MAX_COMPANIES_PER_CALL = 64
/** Companies share a call up to this many characters, so that large batches are not joined into one text. */
const MAX_CHARACTERS_PER_CALL = 16 * 1024 * 1024

/**
 * Sends batches to the database. Each company has at most one under way. While all lanes are busy, the batches of several
 * companies gather and share the next round trip and its flush to disk.
 */
export class Committer {
  readonly #pool: Pool
  #waiting: WaitingBatch[] = []
  #busyLanes = 0

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** `text` is the JSON that `sync_commit_one` describes. Rejects when the database can't be reached. */
  commit(companyId: string, text: string): Promise<CommitAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ companyId, text, resolve, reject })
      if (this.#waiting.length === 1) queueMicrotask(() => this.#pump())
    })
  }

  #pump(): void {
    while (this.#busyLanes < LANES && this.#waiting.length > 0) void this.#send(this.#take())
  }

  /** As many of those that wait as fit into one call, but at least one. */
  #take(): WaitingBatch[] {
    let characters = 0
    const fits = ({ text }: WaitingBatch, index: number) =>
      index < MAX_COMPANIES_PER_CALL && (characters += text.length) <= MAX_CHARACTERS_PER_CALL
    const end = this.#waiting.findIndex((batch, index) => !fits(batch, index))
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : Math.max(1, end))
  }

  /** One batch that can't be read as JSON fails the whole call. Each batch is then sent alone, and the bad one is refused. */
  async #settle(batches: WaitingBatch[], error: unknown): Promise<void> {
    const [only] = batches
    if (!isUnreadable(error)) for (const { reject } of batches) reject(error)
    else if (only && batches.length === 1) only.resolve({ status: 'conflict', reason: error.message })
    else for (const batch of batches) await this.#send([batch])
  }

  async #send(batches: WaitingBatch[]): Promise<void> {
    this.#busyLanes++
    batches.sort((one, other) => (one.companyId < other.companyId ? -1 : 1))
    try {
      const { rows } = await this.#pool.query<{ answers: CommitAnswer[] }>({
        name: 'sync_commit',
        text: 'select sync_commit($1::jsonb) as answers',
        values: [`[${batches.map(({ text }) => text).join()}]`],
      })
      const { answers } = rows[0]!
      batches.forEach(({ resolve }, index) => resolve(answers[index]!))
    } catch (error) {
      await this.#settle(batches, error)
    } finally {
      this.#busyLanes--
      this.#pump()
    }
  }
}
