import { CLOSE_COMPANY_LOST, CLOSE_SESSION_ENDED, FULLEST, PING_EVERY_MS, toWire } from '../protocol.ts'
import type { SomebodyHere } from '../here.ts'
import type { Scope } from '../scope.ts'
import { checkScopes } from './breach.ts'
import type { LoggedChange } from './company-reads.ts'
import type { LineOf } from './node-options.ts'
import type { Subscriber } from './subscriber.ts'
import { FirstRows } from './first-rows.ts'
import { Presence } from './presence.ts'
import type { Replica } from './replica.ts'
import { Watchers } from './watchers.ts'

/** Changes that follow each other faster than this are gathered into one frame. */
const GATHER_MS = 25

/** Which scopes subscribers are about to be given. */
type Gains = ReadonlyMap<Subscriber, readonly Scope[]>

/** Tells one company's subscribers of its changes, in order, as far as each of them may see them. */
export class Hub {
  readonly #replica: Replica
  readonly fail: (error: unknown) => void
  readonly #moment: () => string
  readonly #subscribers = new Set<Subscriber>()
  readonly presence: Presence
  readonly watchers = new Watchers()
  #isStopped = false
  #pending: LoggedChange[] = []
  #flushedAt = 0
  #timer: NodeJS.Timeout | undefined
  readonly #beat: NodeJS.Timeout

  /**
   * `fail` is told what went wrong while nobody was waiting for an answer; it must stop the hub. `share` tells other nodes who is
   * where on this one.
   */
  constructor(
    replica: Replica,
    fail: (error: unknown) => void,
    share: (scope: Scope, list: readonly SomebodyHere[]) => void = () => {},
    moment = () => new Date().toISOString(),
  ) {
    this.#replica = replica
    this.#moment = moment
    this.fail = fail
    this.presence = new Presence({
      subscribers: () => this.#subscribers,
      send: (subscriber, text) => (subscriber.tooSlow ? this.#cut(subscriber) : subscriber.wire.send(text)),
      share,
    })
    this.#beat = setInterval(() => this.#guarded(() => this.#sendBeats()), PING_EVERY_MS)
    this.#beat.unref()
  }

  get size(): number {
    return this.#subscribers.size + this.watchers.size
  }

  /** Ends every line. Each browser comes back and resumes by its cursor. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    this.presence.stop()
    this.watchers.closeAll()
    this.#pending = []
    for (const subscriber of this.#subscribers) subscriber.sendAway()
    this.#subscribers.clear()
  }

  /** The subscriber must be at the replica's seq. From here on it receives what follows; of a company that was dropped it would not. */
  add(subscriber: Subscriber): void {
    if (this.#isStopped) return subscriber.sendAway()
    this.flush()
    this.#subscribers.add(subscriber)
    this.presence.welcome(subscriber, subscriber.scopes)
    if (this.#replica.sizes.fullest()) this.#tellSize(subscriber)
  }

  remove(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber)
    this.presence.leave(subscriber)
  }

  has(subscriber: Subscriber): boolean {
    return this.#subscribers.has(subscriber)
  }

  lines(): (LineOf & { userId: string })[] {
    const { companyId } = this.#replica
    return Array.from(this.#subscribers, ({ sessionId, userId }) => ({ companyId, sessionId, userId }))
  }

  closeSessions(sessionIds: ReadonlySet<string>): void {
    for (const subscriber of this.#subscribers)
      if (sessionIds.has(subscriber.sessionId)) this.close(subscriber, CLOSE_SESSION_ENDED)
  }

  publish(changes: LoggedChange[]): void {
    this.watchers.tell(changes)
    const movesPeople = changes.some(({ entity }) => this.#replica.isMembership(entity))
    if (movesPeople) {
      this.flush()
      this.#pending = changes
      this.#flushAcrossMembership()
      return
    }
    for (const change of changes) this.#pending.push(change)
    if (this.#timer) return
    const wait = this.#flushedAt + GATHER_MS - performance.now()
    if (wait <= 0) this.flush()
    else this.#timer = setTimeout(() => this.#guarded(() => this.flush()), wait)
  }

  flush(gains: Gains = new Map()): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#flushedAt = performance.now()
    if (this.#pending.length === 0) return
    const changes = this.#pending
    this.#pending = []
    this.#send(changes, changes.at(-1)!.seq, gains)
  }

  #send(changes: LoggedChange[], seq: number, gains: Gains): void {
    const texts = new Map<string, string>()
    const acks = new Map<string, number>()
    for (const { clientId, mid } of changes) if (clientId && mid) acks.set(clientId, mid)
    for (const subscriber of this.#subscribers) {
      if (seq === this.#replica.seq) checkScopes(subscriber, this.#replica.actor(subscriber.userId))
      const gained = gains.get(subscriber)
      const key = gained ? [subscriber.scopeKey, ...gained].join() : subscriber.scopeKey
      let text = texts.get(key)
      if (text === undefined) {
        const visible = changes.filter(
          ({ scope, entity }) =>
            subscriber.scopes.has(scope) || (gained?.includes(scope) && this.#replica.isMembership(entity)),
        )
        texts.set(key, (text = JSON.stringify(visible.map(toWire))))
      }
      const ack = acks.get(subscriber.clientId)
      if (text === '[]' && ack === undefined) continue
      if (subscriber.tooSlow) this.#cut(subscriber)
      else subscriber.sendChanges(text, seq, ack)
    }
  }

  /**
   * Nobody sees the batch through a scope that it takes away: that goes first. Whoever gains a scope gets its rows as they are now; the
   * memberships among them go with the batch, so that there is no moment at which somebody has joined and does not know it.
   */
  #flushAcrossMembership(): void {
    const gains = new Map<Subscriber, readonly Scope[]>()
    for (const subscriber of this.#subscribers) {
      const actor = this.#replica.actor(subscriber.userId)
      if (!actor) {
        this.close(subscriber, CLOSE_COMPANY_LOST)
        continue
      }
      const lost = [...subscriber.scopes].filter((scope) => !actor.scopes.has(scope))
      const gained = [...actor.home].filter((scope) => !subscriber.scopes.has(scope))
      if (lost.length > 0) this.changeScopes(subscriber, [], lost, subscriber.cursor)
      if (gained.length > 0) gains.set(subscriber, gained)
    }
    this.flush(gains)
    for (const [subscriber, gained] of gains) this.changeScopes(subscriber, gained, [], this.#replica.seq)
  }

  /** Sends a frame that is already JSON to everybody. */
  sendAll(text: string): void {
    for (const subscriber of this.#subscribers) {
      if (subscriber.tooSlow) this.#cut(subscriber)
      else subscriber.wire.send(text)
    }
  }

  /** Tells everybody how full the company is. Whom it concerns, their screens decide. */
  announceSize(): void {
    for (const subscriber of this.#subscribers) this.#tellSize(subscriber)
  }

  #tellSize(subscriber: Subscriber): void {
    subscriber.send({ t: 'e', key: FULLEST, value: this.#replica.sizes.fullest() })
  }

  /** Takes the scopes `lost` from the subscriber and gives it `gained` with their rows, as the replica has them at `seq`. */
  changeScopes(subscriber: Subscriber, gained: readonly Scope[], lost: Scope[], seq: number): void {
    if (lost.length > 0) {
      subscriber.sendRows({ t: 'scope-', from: subscriber.cursor, seq, scopes: lost })
      for (const { scopes } of subscriber.arriving) for (const scope of lost) scopes.delete(scope)
    }
    const kept = [...subscriber.scopes].filter((scope) => !lost.includes(scope))
    subscriber.scopes = new Set([...kept, ...gained])
    if (lost.length > 0) this.presence.stay(subscriber)
    if (gained.length === 0) return
    if (this.has(subscriber)) this.presence.welcome(subscriber, gained)
    subscriber.arriving.push(new FirstRows(this.#replica, gained))
    if (subscriber.arriving.length === 1) this.#sendFirstRows(subscriber)
  }

  /**
   * Sends the next piece of the rows that are on their way, and the one after when the network has taken it. If the line is lost in
   * between, the browser does not hold these scopes yet, drops what it has of them, and is given them again.
   */
  #sendFirstRows(subscriber: Subscriber): void {
    const [rows] = subscriber.arriving
    if (!rows) return
    const { changes, lines, isLast } = rows.next()
    const { seq } = this.#replica
    const goOn = () =>
      this.#guarded(() => {
        if (!this.#subscribers.has(subscriber)) return
        this.flush()
        this.#sendFirstRows(subscriber)
      })
    if (!isLast) return subscriber.sendChanges(changes, seq, undefined, goOn)
    subscriber.arriving.shift()
    if (rows.scopes.size > 0) subscriber.sendScopes([...rows.scopes], lines, seq)
    this.#sendFirstRows(subscriber)
  }

  /** Shows that the line is alive, and advances the cursors of those whom the last changes did not concern. */
  #sendBeats(): void {
    this.flush()
    for (const subscriber of this.#subscribers) {
      if (subscriber.cursor < this.#replica.seq) subscriber.sendChanges('[]', this.#replica.seq, undefined)
      subscriber.send({ t: 'beat', seq: subscriber.cursor, now: this.#moment() })
    }
  }

  /** Not only closed: nobody reads the other end, and what is buffered for it would stay. */
  #cut(subscriber: Subscriber): void {
    this.remove(subscriber)
    subscriber.wire.terminate()
  }

  #guarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.fail(error)
    }
  }

  close(subscriber: Subscriber, code: number): void {
    this.remove(subscriber)
    subscriber.wire.close(code)
  }
}
