import { setTimeout as sleep } from 'node:timers/promises'
import { Allowance, type Rate } from './allowance.ts'
import { refuse } from './server.refusals.ts'
import { TryLater } from './try-later.ts'

/** What a person asks of a node. Mutations count one by one, everything else by the request; `client` is a browser's first mutation. */
export type Work = 'mutate' | 'query' | 'region' | 'bootstrap' | 'line' | 'frame' | 'client'

export type Rates = Readonly<Record<Work, Rate>>

/** One person's share of a node. docs/limits.md lists it with the other limits. */
const RATES: Rates = {
  mutate: { atOnce: 60, perSecond: 20 },
  query: { atOnce: 60, perSecond: 20 },
  region: { atOnce: 60, perSecond: 20 },
  bootstrap: { atOnce: 20, perSecond: 0.5 },
  line: { atOnce: 60, perSecond: 2 },
  // Twenty windows that come back may each ask for fifty regions.
  frame: { atOnce: 1_200, perSecond: 60 },
  client: { atOnce: 30, perSecond: 1 / 30 },
}

/** The rates times `factor`. */
export const ratesTimes = (factor: number): Rates =>
  Object.fromEntries(
    Object.entries(RATES).map(([work, { atOnce, perSecond }]) => [
      work,
      { atOnce: atOnce * factor, perSecond: perSecond * factor },
    ]),
  ) as unknown as Rates

/** How many requests of one person are worked on at the same time. */
const MAX_UNDER_WAY = 10

/** Keeps one person's work from standing in front of everybody's. */
export class PersonLimits {
  readonly #allowances: ReadonlyMap<string, Allowance>
  readonly #underWay = new Map<string, number>()

  constructor(rates: Rates = RATES) {
    this.#allowances = new Map(Object.entries(rates).map(([work, rate]) => [work, new Allowance(rate)]))
  }

  /**
   * Lets a request in and counts it once; the answered function says that it is done.
   * @throws {TryLater} if the person's balance is used up, or too many of their requests are under way
   */
  enter(userId: string, work: Work): () => void {
    const underWay = this.#underWay.get(userId) ?? 0
    if (underWay >= MAX_UNDER_WAY) tooFast(0)
    this.charge(userId, work)
    this.#underWay.set(userId, underWay + 1)
    return () => {
      const left = this.#underWay.get(userId)! - 1
      if (left > 0) this.#underWay.set(userId, left)
      else this.#underWay.delete(userId)
    }
  }

  /**
   * Counts something once.
   * @throws {TryLater} if the person's balance is used up
   */
  charge(userId: string, work: Work): void {
    const wait = this.wait(userId, work)
    if (wait > 0) tooFast(wait)
    this.spend(userId, work, 1)
  }

  /** Seconds until the person may do this; 0 if they may now. */
  wait(userId: string, work: Work): number {
    return this.#allowances.get(work)!.wait(userId)
  }

  /** Waits until the person's balance is back, and counts something once. */
  async turn(userId: string, work: Work): Promise<void> {
    const allowance = this.#allowances.get(work)!
    for (let wait = allowance.wait(userId); wait > 0; wait = allowance.wait(userId))
      await sleep(wait * 1_000, undefined, { ref: false })
    allowance.spend(userId, 1)
  }

  /** Counts what was let in and turns out to be more than one. */
  spend(userId: string, work: Work, count: number): void {
    this.#allowances.get(work)!.spend(userId, count)
  }
}

function tooFast(seconds: number): never {
  throw new TryLater(429, refuse.reason('sync/too-fast'), seconds)
}
