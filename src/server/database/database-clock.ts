import type pg from 'pg'

const MEASURE_EVERY_MS = 10_000
/** The database is asked in whole milliseconds. */
const ROUNDED_MS = 1

/**
 * The database's time, which all nodes share: with a clock of its own, a node that is wrong would make meetings last longer and put what
 * is done there in the wrong place. It passes evenly here, whatever happens to the clock of this machine.
 */
export class DatabaseClock {
  readonly #pool: pg.Pool
  /** How many milliseconds to add to what has passed since this process began. */
  #offset = performance.timeOrigin
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** In milliseconds since 1970. */
  readonly now = (): number => Math.floor(performance.now() + this.#offset)

  /** Resolves once it is right; from then on it is kept so. */
  async start(): Promise<void> {
    await this.#measure()
    this.#timer = setInterval(() => void this.#measure().catch(() => undefined), MEASURE_EVERY_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** The answer was true at some moment between question and answer, so within that it says nothing new. */
  async #measure(): Promise<void> {
    const askedAt = performance.now()
    const { rows } = await this.#pool.query<{ now: Date }>('select clock_timestamp() as now')
    const uncertain = (performance.now() - askedAt) / 2
    const offset = rows[0]!.now.getTime() - (askedAt + uncertain)
    if (Math.abs(offset - this.#offset) > uncertain + ROUNDED_MS) this.#offset = offset
  }
}
