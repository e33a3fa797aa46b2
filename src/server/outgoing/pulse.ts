const BEAT_MS = 100
/** How much the latest beat counts against those before it. */
const WEIGHT = 0.2
const BUSY_MS = 15

/** How late this process is in what it has to do at a moment: whoever can wait may leave the time to others. */
export class Pulse {
  #late = 0
  #last = performance.now()
  readonly #timer: NodeJS.Timeout

  constructor() {
    this.#timer = setInterval(() => this.#beat(), BEAT_MS).unref()
  }

  /** Whether people wait for this process, or it waits for the machine. */
  get isBusy(): boolean {
    return this.#late > BUSY_MS
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #beat(): void {
    const now = performance.now()
    const late = Math.max(0, now - this.#last - BEAT_MS)
    this.#last = now
    this.#late += WEIGHT * (late - this.#late)
  }
}
