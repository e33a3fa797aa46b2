import type { Platform } from './platform.ts'

const FIRST_MS = 400
const LONGEST_MS = 30_000

/** A wait that can be ended early. Waking it before it begins makes it end at once. */
export class Pause {
  readonly #platform: Platform
  #isWoken = false
  #end: (() => void) | null = null

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Resolves after this many milliseconds, or when woken. */
  async for(milliseconds: number): Promise<void> {
    if (!this.#isWoken) {
      await new Promise<void>((resolve) => {
        const cancel = milliseconds === Infinity ? () => {} : this.#platform.startTimer(milliseconds, resolve)
        this.#end = () => {
          cancel()
          resolve()
        }
      })
    }
    this.#end = null
    this.#isWoken = false
  }

  wake(): void {
    this.#isWoken = true
    this.#end?.()
  }
}

/** Increasing pauses between attempts, with some randomness so that clients do not all come back at once. */
export class Backoff {
  readonly #pause: Pause
  readonly #random: () => number
  #failures = 0

  constructor(platform: Platform) {
    this.#pause = new Pause(platform)
    this.#random = () => platform.random()
  }

  succeeded(): void {
    this.#failures = 0
  }

  /** Waits, and at least for as long as the server asked, in milliseconds. */
  async wait(asked = 0): Promise<void> {
    const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#failures)
    this.#failures++
    await this.#pause.for(Math.max(longest * (0.5 + this.#random() / 2), asked * (1 + this.#random())))
  }

  /** Ends a pause and starts again with short ones, because the network is back or everything is stopping. */
  wake(): void {
    this.#failures = 0
    this.#pause.wake()
  }
}
