import { EventEmitter } from 'node:events'
import type { Pool, PoolClient } from 'pg'
import type { InCompany } from '../../src/sync/server/node-options.ts'
import { Broken, type Faults } from './faults.ts'
import type { CommitBatch } from './memory-commit.ts'
import type { MemoryDatabase, Session, Statement } from './memory-database.ts'
import { Process, type Timeline } from './timeline.ts'
import type { Trace } from './trace.ts'

type Query = string | { text: string; values?: readonly unknown[] }

const isCommit = (statement: Statement): statement is Exclude<Statement, string> =>
  typeof statement !== 'string' && statement.name === 'sync_commit'

interface Listener {
  readonly process: Process
  readonly connection: EventEmitter
}

/** The database's end of all connections: calls take time, may break off, and notices may get lost, doubled or out of order. */
export class DatabaseLink {
  /** No node reaches it while it is away. */
  isAway = false
  readonly database: MemoryDatabase
  readonly #timeline: Timeline
  readonly #faults: Faults
  readonly #trace: Trace
  readonly #process = new Process('database')
  #listeners: Listener[] = []

  constructor(database: MemoryDatabase, timeline: Timeline, faults: Faults, trace: Trace) {
    this.database = database
    this.#timeline = timeline
    this.#faults = faults
    this.#trace = trace
  }

  /** A pool of the node that calls it. */
  pool(): Pool {
    const query = (given: Query, values: readonly unknown[] = []) =>
      typeof given === 'string'
        ? this.#call(() => this.#notify(values as [string, string]))
        : this.#call(() => this.#commit(given.values![0] as string))
    return { query, connect: () => this.#listen() } as unknown as Pool
  }

  readonly inCompany: InCompany = (companyId, _userId, work, isolation) => {
    const session: Session = { companyId, isRepeatable: isolation === 'repeatable read' }
    const query = (statement: Statement, values: readonly unknown[] = []) =>
      this.#call(() =>
        isCommit(statement)
          ? this.#commit(statement.values[0] as string)
          : { rows: this.database.query(statement, values, session) },
      )
    return work({ query } as unknown as PoolClient)
  }

  /** Every node loses the connection on which it listens. */
  breakListeners(): void {
    for (const { process, connection } of this.#listeners)
      this.#timeline.after(0, () => connection.emit('error', new Broken('Connection lost')), process)
  }

  #call<T>(work: () => T): Promise<T> {
    const { process } = this.#timeline
    return new Promise((resolve, reject) => {
      const answer = (end: () => void) => void this.#timeline.after(this.#faults.shortDelay(), end, process)
      const breakOff = () => answer(() => reject(new Broken('Connection lost')))
      const act = () => {
        if (this.isAway || this.#faults.happens('callBroken')) return breakOff()
        try {
          const result = work()
          if (this.#faults.happens('callBroken')) breakOff()
          else answer(() => resolve(result))
        } catch (error) {
          const failure = error as Error
          answer(() => reject(failure))
        }
      }
      this.#timeline.after(this.#faults.shortDelay(), act, this.#process)
    })
  }

  #commit(text: string): { rows: unknown[] } {
    const answers = this.database.commit(JSON.parse(text) as CommitBatch[])
    this.#trace.note('commit', `${text} ${JSON.stringify(answers)}`)
    return { rows: [{ answers }] }
  }

  #notify([channel, payload]: [string, string]): { rows: unknown[] } {
    this.#listeners = this.#listeners.filter(({ process }) => process.isAlive)
    for (const { process, connection } of this.#listeners) {
      const times = this.#faults.happens('pokeLost') ? 0 : this.#faults.happens('pokeDoubled') ? 2 : 1
      for (let time = 0; time < times; time++) {
        const tell = () => void connection.emit('notification', { channel, payload })
        this.#timeline.after(this.#faults.delay(), tell, process)
      }
    }
    return { rows: [] }
  }

  async #listen(): Promise<PoolClient> {
    const { process } = this.#timeline
    const connection = new EventEmitter()
    const release = () => {
      this.#listeners = this.#listeners.filter((listener) => listener.connection !== connection)
    }
    const query = () => this.#call(() => void this.#listeners.push({ process, connection }))
    await this.#call(() => undefined)
    return Object.assign(connection, { release, query }) as unknown as PoolClient
  }
}
