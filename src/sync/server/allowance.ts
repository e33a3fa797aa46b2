/** How much of something one person may do: so much at once, and so much a second in the long run. */
export interface Rate {
  readonly atOnce: number
  readonly perSecond: number
}

const SWEEP_EVERY_MS = 60_000

/**
 * Each person's balance. It grows with time and is spent by what the person does, which may take it below zero: whoever has 1 left is
 * let in, however much they bring. So nothing is too large to get through, it only takes longer until the next.
 */
export class Allowance {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #spent = new Map<string, { balance: number; at: number }>()
  #sweptAt: number

  /** `now` is in milliseconds. */
  constructor(rate: Rate, now = () => performance.now()) {
    this.#rate = rate
    this.#now = now
    this.#sweptAt = now()
  }

  /** Seconds until this person is let in; 0 if they are now. */
  wait(userId: string): number {
    return Math.max(0, (1 - this.balance(userId)) / this.#rate.perSecond)
  }

  spend(userId: string, count: number): void {
    const now = this.#now()
    if (now - this.#sweptAt > SWEEP_EVERY_MS) this.#sweep()
    this.#spent.set(userId, { balance: this.balance(userId) - count, at: now })
  }

  /** How many people are remembered. Whoever has a full balance is not. */
  get size(): number {
    return this.#spent.size
  }

  /** How much this person may spend at once now. */
  balance(userId: string): number {
    const { atOnce, perSecond } = this.#rate
    const spent = this.#spent.get(userId)
    if (!spent) return atOnce
    return Math.min(atOnce, spent.balance + ((this.#now() - spent.at) / 1_000) * perSecond)
  }

  #sweep(): void {
    this.#sweptAt = this.#now()
    for (const userId of this.#spent.keys())
      if (this.balance(userId) === this.#rate.atOnce) this.#spent.delete(userId)
  }
}
