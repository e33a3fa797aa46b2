import { CLOSE_RESTARTED, CLOSE_TOO_MANY, MAX_LINES_PER_PERSON } from '../protocol.ts'
import type { Wire } from './subscriber.ts'

/** What all lines of a node may hold back together, in characters. Beyond it those that hold back most are cut. */
const MAX_WAITING = 256 * 1024 * 1024
/** A line that takes nothing of what waits for it between two looks is cut. */
const LOOK_EVERY_MS = 20_000

export interface LinesOptions {
  maxWaiting?: number
  lookEveryMs?: number
}

/** A wire that its node keeps an eye on, until it is left. */
export interface Line extends Wire {
  leave(): void
}

interface Watched {
  wire: Wire
  /** How many sends the network has taken, now and at the last look. */
  taken: number
  takenBefore: number
}

/** Every socket and event stream of a node: at most 20 for a person, none that does not read, and not too much memory. */
export class Lines {
  readonly #byPerson = new Map<string, Set<Watched>>()
  readonly #maxWaiting: number
  readonly #timer: NodeJS.Timeout
  /** Never less than what waits: counted now and then, and added to with each send. */
  #waiting = 0
  #isOver = false

  constructor({ maxWaiting = MAX_WAITING, lookEveryMs = LOOK_EVERY_MS }: LinesOptions = {}) {
    this.#maxWaiting = maxWaiting
    this.#timer = setInterval(() => this.#cutStalled(), lookEveryMs)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Ends all of them, and whatever is opened from now on: the browsers come back to another node. */
  hangUp(): void {
    this.#isOver = true
    for (const { wire } of this.#all()) wire.close(CLOSE_RESTARTED)
  }

  /** Takes the wire among the person's lines; beyond 20, their oldest one is closed. */
  open(userId: string, wire: Wire): Line {
    const own = this.#byPerson.get(userId) ?? new Set<Watched>()
    this.#byPerson.set(userId, own)
    const watched: Watched = { wire, taken: 0, takenBefore: 0 }
    own.add(watched)
    if (this.#isOver) wire.close(CLOSE_RESTARTED)
    if (own.size > MAX_LINES_PER_PERSON) {
      const [oldest] = own
      own.delete(oldest!)
      oldest!.wire.close(CLOSE_TOO_MANY)
    }
    return {
      close: (code) => wire.close(code),
      terminate: () => wire.terminate(),
      buffered: () => wire.buffered(),
      send: (text, taken) => {
        this.#makeRoom(text.length)
        wire.send(text, () => {
          watched.taken++
          taken?.()
        })
      },
      leave: () => {
        own.delete(watched)
        if (own.size === 0 && this.#byPerson.get(userId) === own) this.#byPerson.delete(userId)
      },
    }
  }

  /** What the network has not taken yet of all lines together, in bytes. */
  waiting(): number {
    return [...this.#all()].reduce((sum, { wire }) => sum + wire.buffered(), 0)
  }

  *#all(): Generator<Watched> {
    for (const own of this.#byPerson.values()) yield* own
  }

  #makeRoom(length: number): void {
    this.#waiting += length
    if (this.#waiting <= this.#maxWaiting) return
    const held = Array.from(this.#all(), ({ wire }) => ({ wire, waiting: wire.buffered() }))
    this.#waiting = held.reduce((sum, { waiting }) => sum + waiting, length)
    if (this.#waiting <= this.#maxWaiting) return
    for (const { wire, waiting } of held.toSorted((one, other) => other.waiting - one.waiting)) {
      if (this.#waiting <= this.#maxWaiting / 2) return
      wire.terminate()
      this.#waiting -= waiting
    }
  }

  #cutStalled(): void {
    for (const watched of this.#all()) {
      const { wire, taken, takenBefore } = watched
      if (wire.buffered() > 0 && taken === takenBefore) wire.terminate()
      watched.takenBefore = taken
    }
  }
}
