import { setTimeout } from 'node:timers/promises'

/** Lets those who can wait begin one after the other, so far apart that nobody feels how many they are. */
export class Pace {
  readonly #apart: number
  #next = 0

  /** @param apart in milliseconds */
  constructor(apart: number) {
    this.#apart = apart
  }

  /** Resolves when it is one's turn, in the order of asking. */
  async turn(): Promise<void> {
    const now = performance.now()
    const at = Math.max(now, this.#next)
    this.#next = at + this.#apart
    if (at > now) await setTimeout(at - now)
  }
}
