import { CLOSE_COMPANY_LOST, CLOSE_TOO_SLOW, PING_EVERY_MS, toWire } from '../protocol.ts'
import type { Scope } from '../scope.ts'
import type { LoggedChange } from './company-reads.ts'
import type { Connection } from './connection.ts'
import { liveRowsOf } from './live-rows.ts'
import type { Replica } from './replica.ts'

/** While frames follow each other closer than this they are gathered. */
const GATHER_MS = 25

/** Tells one company's connections, in order, what each of them may see. */
export class Hub {
  readonly #replica: Replica
  readonly #connections = new Set<Connection>()
  #pending: LoggedChange[] = []
  #flushedAt = 0
  #timer: NodeJS.Timeout | undefined
  readonly #beat: NodeJS.Timeout

  constructor(replica: Replica) {
    this.#replica = replica
    this.#beat = setInterval(() => this.#sendBeats(), PING_EVERY_MS)
    this.#beat.unref()
  }

  get size(): number {
    return this.#connections.size
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    for (const connection of this.#connections) connection.wire.close(1012)
    this.#connections.clear()
  }

  /** The connection must stand at the replica's seq; from here on it receives what follows. */
  add(connection: Connection): void {
    this.flush()
    this.#connections.add(connection)
  }

  remove(connection: Connection): void {
    this.#connections.delete(connection)
  }

  sessionIds(): string[] {
    return Array.from(this.#connections, ({ sessionId }) => sessionId)
  }

  closeWhere(matches: (connection: Connection) => boolean, code: number): void {
    for (const connection of this.#connections) if (matches(connection)) this.#close(connection, code)
  }

  publish(changes: LoggedChange[]): void {
    const movesPeople = changes.some(({ entity }) => this.#replica.store.definition(entity).membership)
    if (movesPeople) {
      this.flush()
      this.#pending = changes
      this.#flushAcrossMembership()
      return
    }
    this.#pending.push(...changes)
    if (this.#timer) return
    const wait = this.#flushedAt + GATHER_MS - performance.now()
    if (wait <= 0) this.flush()
    else this.#timer = setTimeout(() => this.flush(), wait)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#flushedAt = performance.now()
    if (this.#pending.length === 0) return
    const changes = this.#pending
    this.#pending = []
    this.#send(changes, changes.at(-1)!.seq)
  }

  #send(changes: LoggedChange[], seq: number): void {
    const texts = new Map<string, string>()
    const acks = new Map<string, number>()
    for (const { clientId, mid } of changes) if (clientId && mid) acks.set(clientId, mid)
    for (const connection of this.#connections) {
      let text = texts.get(connection.scopeKey)
      if (text === undefined) {
        const visible = changes.filter(({ scope }) => connection.scopes.has(scope))
        texts.set(connection.scopeKey, (text = JSON.stringify(visible.map(toWire))))
      }
      const ack = acks.get(connection.clientId)
      if (text === '[]' && ack === undefined) continue
      if (connection.tooSlow) this.#close(connection, CLOSE_TOO_SLOW)
      else connection.sendChanges(text, seq, ack)
    }
  }

  /** Nobody sees the batch through a scope that it takes away; whoever gains one gets its rows as they are now. */
  #flushAcrossMembership(): void {
    const gains: { connection: Connection; gained: Scope[]; lost: Scope[] }[] = []
    for (const connection of this.#connections) {
      const actor = this.#replica.actor(connection.userId)
      if (!actor) {
        this.#close(connection, CLOSE_COMPANY_LOST)
        continue
      }
      const lost = [...connection.scopes].filter((scope) => !actor.scopes.has(scope))
      const gained = [...actor.scopes].filter((scope) => !connection.scopes.has(scope))
      if (lost.length === 0 && gained.length === 0) continue
      connection.scopes = new Set([...actor.scopes].filter((scope) => connection.scopes.has(scope)))
      gains.push({ connection, gained, lost })
    }
    const { seq } = this.#replica
    this.flush()
    for (const { connection, gained, lost } of gains) this.changeScopes(connection, gained, lost, seq)
  }

  /** Takes `lost` from the connection and gives it `gained`, with the rows that the replica holds at `seq`. */
  changeScopes(connection: Connection, gained: Scope[], lost: Scope[], seq: number): void {
    if (lost.length > 0) {
      connection.send({ t: 'scope-', from: connection.cursor, seq, scopes: lost })
      connection.cursor = seq
    }
    if (gained.length > 0) {
      const rows = liveRowsOf(this.#replica, new Set(gained))
      connection.send({ t: 'scope+', from: connection.cursor, seq, scopes: gained, rows })
      connection.cursor = seq
    }
    connection.scopes = this.#replica.actor(connection.userId)?.scopes ?? new Set()
  }

  /** Shows that the line is alive, and brings those up to date whom the last changes did not concern. */
  #sendBeats(): void {
    this.flush()
    const now = new Date().toISOString()
    for (const connection of this.#connections) {
      if (connection.cursor < this.#replica.seq) connection.sendChanges('[]', this.#replica.seq, undefined)
      connection.send({ t: 'beat', seq: connection.cursor, now })
    }
  }

  #close(connection: Connection, code: number): void {
    this.#connections.delete(connection)
    connection.wire.close(code)
  }
}
