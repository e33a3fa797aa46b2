import { refuse } from './server.refusals.ts'

export interface LineLimits {
  /** Places altogether. */
  places: number
  placesEach: number
  /** How many may wait in line; the next one is refused. */
  waiting: number
  waitingEach: number
}

/** A place at the front of the line. Both methods may be called again without effect. */
export interface Place {
  /** The work is done: somebody else may begin, while this person still has the place until the answer has been sent. */
  done(): void
  leave(): void
}

interface Waiting {
  who: string
  enter(): void
}

/** Lets only a few do heavy work at the same time. The others wait in the order in which they came. */
export class WaitingLine {
  readonly #limits: LineLimits
  readonly #waiting = new Set<Waiting>()
  readonly #placesOf = new Map<string, number>()
  #places = 0

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  /**
   * Waits for a place, which is left when `signal` is aborted at the latest. Throws the refusal `sync/busy` if too many wait already, and
   * the signal's reason if it is aborted before there is a place.
   */
  async enter(who: string, signal: AbortSignal): Promise<Place> {
    signal.throwIfAborted()
    const own = Array.from(this.#waiting).filter((waiting) => waiting.who === who).length
    if (own >= this.#limits.waitingEach || this.#waiting.size >= this.#limits.waiting) refuse('sync/busy')
    await new Promise<void>((resolve, reject) => {
      const waiting = { who, enter: resolve }
      const giveUp = () => {
        this.#waiting.delete(waiting)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.enter = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      this.#waiting.add(waiting)
      this.#letIn()
    })
    const place = this.#placeOf(who)
    if (signal.aborted) place.leave()
    signal.throwIfAborted()
    signal.addEventListener('abort', place.leave, { once: true })
    return place
  }

  #letIn(): void {
    for (const waiting of this.#waiting) {
      if (this.#places >= this.#limits.places) return
      const own = this.#placesOf.get(waiting.who) ?? 0
      if (own >= this.#limits.placesEach) continue
      this.#waiting.delete(waiting)
      this.#places++
      this.#placesOf.set(waiting.who, own + 1)
      waiting.enter()
    }
  }

  #placeOf(who: string): Place {
    let isDone = false
    let hasLeft = false
    const done = () => {
      if (isDone) return
      isDone = true
      this.#places--
      this.#letIn()
    }
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      const own = this.#placesOf.get(who)! - 1
      if (own > 0) this.#placesOf.set(who, own)
      else this.#placesOf.delete(who)
      done()
      this.#letIn()
    }
    return { done, leave }
  }
}
