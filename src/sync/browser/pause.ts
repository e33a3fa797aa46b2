import type { Platform } from './platform.ts'

const FIRST_MS = 400
const LONGEST_MS = 30_000

/** A wait that somebody may end early; a wake before the wait counts for it. */
export class Pause {
  readonly #platform: Platform
  #isWoken = false
  #end: (() => void) | null = null

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Resolves after so many milliseconds, or when woken. */
  async for(milliseconds: number): Promise<void> {
    if (!this.#isWoken) {
      await new Promise<void>((resolve) => {
        const cancel = milliseconds === Infinity ? () => {} : this.#platform.later(milliseconds, resolve)
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

/** Ever longer pauses between tries, spread by chance so that clients do not come back all at once. */
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

  async wait(): Promise<void> {
    const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#failures)
    this.#failures++
    await this.#pause.for(longest * (0.5 + this.#random() / 2))
  }

  /** The next try may come at once: the network is back, or everything ends. */
  wake(): void {
    this.#failures = 0
    this.#pause.wake()
  }
}
