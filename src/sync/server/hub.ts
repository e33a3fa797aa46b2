import {
  CLOSE_COMPANY_LOST,
  CLOSE_SESSION_ENDED,
  CLOSE_TOO_SLOW,
  PING_EVERY_MS,
  toWire,
} from '../protocol.ts'
import type { Scope } from '../scope.ts'
import type { LoggedChange } from './company-reads.ts'
import type { Subscriber } from './subscriber.ts'
import { liveRowsOf } from './live-rows.ts'
import type { Replica } from './replica.ts'

/** Changes that follow each other faster than this are gathered into one frame. */
const GATHER_MS = 25

/** Tells one company's subscribers of its changes, in order, as far as each of them may see them. */
export class Hub {
  readonly #replica: Replica
  readonly #subscribers = new Set<Subscriber>()
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
    return this.#subscribers.size
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    for (const subscriber of this.#subscribers) subscriber.wire.close(1012)
    this.#subscribers.clear()
  }

  /** The subscriber must be at the replica's seq. From here on it receives what follows. */
  add(subscriber: Subscriber): void {
    this.flush()
    this.#subscribers.add(subscriber)
  }

  remove(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber)
  }

  has(subscriber: Subscriber): boolean {
    return this.#subscribers.has(subscriber)
  }

  sessionIds(): string[] {
    return Array.from(this.#subscribers, ({ sessionId }) => sessionId)
  }

  closeSessions(sessionIds: ReadonlySet<string>): void {
    for (const subscriber of this.#subscribers)
      if (sessionIds.has(subscriber.sessionId)) this.close(subscriber, CLOSE_SESSION_ENDED)
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
    for (const subscriber of this.#subscribers) {
      let text = texts.get(subscriber.scopeKey)
      if (text === undefined) {
        const visible = changes.filter(({ scope }) => subscriber.scopes.has(scope))
        texts.set(subscriber.scopeKey, (text = JSON.stringify(visible.map(toWire))))
      }
      const ack = acks.get(subscriber.clientId)
      if (text === '[]' && ack === undefined) continue
      if (subscriber.tooSlow) this.close(subscriber, CLOSE_TOO_SLOW)
      else subscriber.sendChanges(text, seq, ack)
    }
  }

  /** Nobody sees the batch through a scope that it takes away. Whoever gains a scope gets its rows as they are now. */
  #flushAcrossMembership(): void {
    const gains: { subscriber: Subscriber; gained: Scope[]; lost: Scope[] }[] = []
    for (const subscriber of this.#subscribers) {
      const actor = this.#replica.actor(subscriber.userId)
      if (!actor) {
        this.close(subscriber, CLOSE_COMPANY_LOST)
        continue
      }
      const lost = [...subscriber.scopes].filter((scope) => !actor.scopes.has(scope))
      const gained = [...actor.home].filter((scope) => !subscriber.scopes.has(scope))
      if (lost.length === 0 && gained.length === 0) continue
      subscriber.scopes = new Set([...actor.scopes].filter((scope) => subscriber.scopes.has(scope)))
      gains.push({ subscriber, gained, lost })
    }
    const { seq } = this.#replica
    this.flush()
    for (const { subscriber, gained, lost } of gains) this.changeScopes(subscriber, gained, lost, seq)
  }

  /** Takes the scopes `lost` from the subscriber and gives it `gained` with their rows, as the replica has them at `seq`. */
  changeScopes(subscriber: Subscriber, gained: Scope[], lost: Scope[], seq: number): void {
    if (lost.length > 0) {
      subscriber.send({ t: 'scope-', from: subscriber.cursor, seq, scopes: lost })
      subscriber.cursor = seq
    }
    if (gained.length > 0) {
      const rows = liveRowsOf(this.#replica, new Set(gained))
      subscriber.send({ t: 'scope+', from: subscriber.cursor, seq, scopes: gained, rows })
      subscriber.cursor = seq
    }
    const kept = [...subscriber.scopes].filter((scope) => !lost.includes(scope))
    subscriber.scopes = new Set([...kept, ...gained])
  }

  /** Shows that the line is alive, and advances the cursors of those whom the last changes did not concern. */
  #sendBeats(): void {
    this.flush()
    const now = new Date().toISOString()
    for (const subscriber of this.#subscribers) {
      if (subscriber.cursor < this.#replica.seq) subscriber.sendChanges('[]', this.#replica.seq, undefined)
      subscriber.send({ t: 'beat', seq: subscriber.cursor, now })
    }
  }

  close(subscriber: Subscriber, code: number): void {
    this.#subscribers.delete(subscriber)
    subscriber.wire.close(code)
  }
}
