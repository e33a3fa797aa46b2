import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseError, type Pool } from 'pg'
import type { SyncNodeOptions } from './node-options.ts'
import type { WorkerShares } from './worker-shares.ts'

/** The answer of `sync_commit_one`; anything but `ok` has written nothing. */
export interface CommitAnswer {
  status: 'ok' | 'stale' | 'clients' | 'conflict'
  constraint?: string
  /** The database's own words, for the log only. */
  reason?: string
}

/** A node that is frozen while it holds a head loses it after this time; the others wait for it. */
const HELD_MS = 5_000

/** What a batch is answered that has nothing to write. */
export const OK: CommitAnswer = { status: 'ok' }

type CommitterOptions = Pick<SyncNodeOptions, 'pool' | 'inCompany'> & {
  /** Those of a distributed database; null if it is one. */
  shares: WorkerShares | null
}

/** What `sync_commit_one` reads. */
export interface CommitText {
  /** JSON. */
  text: string
  /** Whether the directory has to follow in the same transaction. */
  listed: boolean
}

interface WaitingBatch extends CommitText {
  companyId: string
  /** Runs something as part of what this batch is part of, for whoever traces it. */
  within<T>(work: () => T): T
  resolve(answer: CommitAnswer): void
  reject(error: unknown): void
}

/**
 * SQLSTATE classes 22 and 23: the database answered that it can't read this data, or that the directory can't take it, wrote
 * nothing, and never will.
 */
const isConflict = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')

const conflictOf = ({ message, constraint }: DatabaseError): CommitAnswer => ({
  status: 'conflict',
  reason: message,
  ...(constraint && { constraint }),
})

/** How many calls are under way at once, and how many companies share one. */
interface Traffic {
  lanes: number
  companies: number
}

/** One database: the companies of a call share its flush to disk. */
const TOGETHER: Traffic = { lanes: 3, companies: 64 }
/** A distributed one: each company's worker flushes by itself, and has its own share of the connections. */
const ALONE: Traffic = { lanes: Infinity, companies: 1 }
/** Companies share a call up to this many characters, so that large batches are not joined into one text. */
const MAX_CHARACTERS_PER_CALL = 16 * 1024 * 1024

/**
 * Sends batches to the database. Each company has at most one under way. While all lanes are busy, the batches of several
 * companies gather and share the next round trip, unless the database is distributed.
 */
export class Committer {
  readonly #options: CommitterOptions
  readonly #traffic: Traffic
  #waiting: WaitingBatch[] = []
  #busyLanes = 0
  /** The last turn of each worker's companies, or of all if the database is one. */
  readonly #holding = new Map<string, Promise<unknown>>()

  constructor(options: CommitterOptions) {
    this.#options = options
    this.#traffic = options.shares ? ALONE : TOGETHER
  }

  /** Rejects when the database can't be reached. */
  commit(companyId: string, text: CommitText): Promise<CommitAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ companyId, ...text, within: AsyncLocalStorage.snapshot(), resolve, reject })
      if (this.#waiting.length === 1) queueMicrotask(() => this.#pump())
    })
  }

  /**
   * Commits what `make` works out (null: nothing) while the company's head is held, so that no other node commits in between. `make` takes
   * further connections, so that a node holds one head of a worker at a time. Rejects when the database can't be reached, or `make` takes
   * too long.
   */
  async commitHeld(companyId: string, make: () => Promise<CommitText | null>): Promise<CommitAnswer> {
    const worker = (await this.#options.shares?.workerOf(companyId)) ?? ''
    const before = this.#holding.get(worker) ?? Promise.resolve()
    const turn = before.then(() => this.#hold(companyId, make))
    const over = turn.catch(() => undefined)
    this.#holding.set(worker, over)
    return turn
  }

  async #hold(companyId: string, make: () => Promise<CommitText | null>): Promise<CommitAnswer> {
    let isMade = false
    try {
      return await this.#options.inCompany(companyId, null, async (connection) => {
        await connection.query(`set local idle_in_transaction_session_timeout = ${HELD_MS}`)
        await connection.query('select from sync_head where company_id = $1 for update', [companyId])
        const made = await make()
        isMade = true
        const [answer] = made ? await commitAll(connection, [made]) : [OK]
        return answer!
      })
    } catch (error) {
      if (isMade && isConflict(error)) return conflictOf(error)
      throw error
    }
  }

  #pump(): void {
    const { lanes, companies } = this.#traffic
    while (this.#busyLanes < lanes && this.#waiting.length > 0) void this.#send(this.#take(companies))
  }

  /** As many of those that wait as fit into one call, but at least one. */
  #take(most: number): WaitingBatch[] {
    let characters = 0
    const fits = ({ text }: WaitingBatch, index: number) =>
      index < most && (characters += text.length) <= MAX_CHARACTERS_PER_CALL
    const end = this.#waiting.findIndex((batch, index) => !fits(batch, index))
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : Math.max(1, end))
  }

  /** One such batch fails the whole call. Each batch is then sent alone, and the bad one is refused. */
  async #settle(batches: WaitingBatch[], error: unknown): Promise<void> {
    const [only] = batches
    if (!isConflict(error)) for (const { reject } of batches) reject(error)
    else if (only && batches.length === 1) only.resolve(conflictOf(error))
    else for (const batch of batches) await this.#send([batch])
  }

  async #send(batches: WaitingBatch[]): Promise<void> {
    this.#busyLanes++
    try {
      const answers = await batches[0]!.within(() => this.#call(batches))
      batches.forEach(({ resolve }, index) => resolve(answers[index]!))
    } catch (error) {
      await this.#settle(batches, error)
    } finally {
      this.#busyLanes--
      this.#pump()
    }
  }

  /** In one round trip, unless coordinator and worker of a distributed database write together: that takes a transaction. */
  async #call(batches: WaitingBatch[]): Promise<CommitAnswer[]> {
    const { pool, shares, inCompany } = this.#options
    const [first] = batches
    if (first && shares) {
      const { companyId, text, listed } = first
      if (listed) return inCompany(companyId, null, (connection) => commitAll(connection, batches))
      return [await shares.run([companyId], () => commitOne(pool, companyId, text))]
    }
    batches.sort((one, other) => (one.companyId < other.companyId ? -1 : 1))
    return commitAll(pool, batches)
  }
}

async function commitOne(pool: Pool, companyId: string, text: string): Promise<CommitAnswer> {
  const { rows } = await pool.query<{ answer: CommitAnswer }>({
    name: 'sync_commit_one',
    text: 'select sync_commit_one($1::uuid, $2::jsonb) as answer',
    values: [companyId, text],
  })
  return rows[0]!.answer
}

async function commitAll(
  connection: Pick<Pool, 'query'>,
  batches: readonly CommitText[],
): Promise<CommitAnswer[]> {
  const { rows } = await connection.query<{ answers: CommitAnswer[] }>({
    name: 'sync_commit',
    text: 'select sync_commit($1::jsonb) as answers',
    values: [`[${batches.map(({ text }) => text).join()}]`],
  })
  return rows[0]!.answers
}
