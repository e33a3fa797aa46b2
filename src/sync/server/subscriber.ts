import { CLOSE_RESTARTED, type Frame } from '../protocol.ts'
import type { Scope } from '../scope.ts'
import { Breach, type FollowingLine } from './breach.ts'
import type { FirstRows } from './first-rows.ts'

/** The transport under a subscriber: a WebSocket or an event stream. */
export interface Wire {
  /** `taken` is called once the network has taken it; never, if the line ends before. */
  send(text: string, taken?: () => void): void
  close(code: number): void
  /** Ends it at once, and forgets what the network has not taken. */
  terminate(): void
  /** How many bytes the network has not taken yet. */
  buffered(): number
}

export const MAX_BUFFERED_BYTES = 1024 * 1024

/** One browser that follows a company: who it is, what it sees, and how far it has been told. */
export class Subscriber {
  readonly userId: string
  readonly sessionId: string
  readonly clientId: string
  readonly wire: Wire
  #cursor: number
  #scopes: ReadonlySet<Scope> = new Set()
  /** Equal for subscribers that receive the same rows, so that a frame is serialised once for all of them. */
  scopeKey = ''
  /** For whom these scopes were last found to be right. */
  checked: FollowingLine['checked'] = null
  /** Rows on their way, one piece at a time; the first of them is under way. */
  readonly arriving: FirstRows[] = []

  constructor(given: { userId: string; sessionId: string; clientId: string; wire: Wire; cursor: number }) {
    this.userId = given.userId
    this.sessionId = given.sessionId
    this.clientId = given.clientId
    this.wire = given.wire
    this.#cursor = given.cursor
  }

  /** The last seq sent, which the next frame names as its `from`. */
  get cursor(): number {
    return this.#cursor
  }

  get scopes(): ReadonlySet<Scope> {
    return this.#scopes
  }

  set scopes(scopes: ReadonlySet<Scope>) {
    this.#scopes = scopes
    this.scopeKey = [...scopes].toSorted().join()
  }

  get tooSlow(): boolean {
    return this.wire.buffered() > MAX_BUFFERED_BYTES
  }

  /** The browser comes back and resumes by its cursor. */
  sendAway(): void {
    this.wire.close(CLOSE_RESTARTED)
  }

  send(frame: Frame): void {
    this.wire.send(JSON.stringify(frame))
  }

  /** Sends a frame of rows that goes on from the last one, and moves on to its seq. */
  sendRows(frame: Extract<Frame, { t: 'scope-' | 'region+' }>): void {
    this.#mustNotGoBack(frame.seq)
    this.send(frame)
    this.#cursor = frame.seq
  }

  /** Sends changes that are already JSON, and moves on to `seq`. */
  sendChanges(changes: string, seq: number, ack: number | undefined, taken?: () => void): void {
    this.#mustNotGoBack(seq)
    const tail = ack === undefined ? '}' : `,"ack":${ack}}`
    this.wire.send(`{"t":"d","from":${this.cursor},"seq":${seq},"changes":${changes}${tail}`, taken)
    this.#cursor = seq
  }

  /** Sends the last rows of these scopes, which are already JSON, and moves on to `seq`. */
  sendScopes(scopes: readonly Scope[], rows: string, seq: number): void {
    this.#mustNotGoBack(seq)
    const from = this.cursor
    this.wire.send(
      `{"t":"scope+","from":${from},"seq":${seq},"scopes":${JSON.stringify(scopes)},"rows":${rows}}`,
    )
    this.#cursor = seq
  }

  #mustNotGoBack(seq: number): void {
    if (seq < this.#cursor) throw new Breach(`A line at ${this.#cursor} would go back to ${seq}`)
  }
}
