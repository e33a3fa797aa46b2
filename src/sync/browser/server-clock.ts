const SAMPLES_KEPT = 8

/**
 * The server's time, estimated from pings. The recent ping with the shortest round trip tells the offset of this device's
 * clock.
 */
export class ServerClock {
  readonly #now: () => number
  #samples: { offset: number; roundTrip: number }[] = []
  #offset = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** How many milliseconds to add to this device's clock. */
  get offset(): number {
    return this.#offset
  }

  /** Starts from the offset that an earlier run measured, in milliseconds. */
  restore(offset: number): void {
    if (this.#samples.length === 0) this.#offset = offset
  }

  /** The server's time in milliseconds since 1970. */
  now(): number {
    return this.#now() + this.#offset
  }

  toISOString(): string {
    return new Date(this.now()).toISOString()
  }

  /**
   * `sentAt` and `heardAt` are by this device's clock: when it asked, and when the answer began to arrive, which is now unless said
   * otherwise; `serverTime` is from the answer, as ISO 8601.
   */
  measure(sentAt: number, serverTime: string, heardAt = this.#now()): void {
    const roundTrip = heardAt - sentAt
    const offset = Date.parse(serverTime) + roundTrip / 2 - heardAt
    this.#samples = [...this.#samples.slice(1 - SAMPLES_KEPT), { offset, roundTrip }]
    this.#offset = this.#samples.reduce((best, next) =>
      next.roundTrip <= best.roundTrip ? next : best,
    ).offset
  }
}
