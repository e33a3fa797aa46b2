import type { Chance } from '../seeded.ts'

/** How likely things go wrong, while they may at all. */
const CHANCES = {
  /** Of requests: on their way, on their way back, and twice on their way. */
  requestLost: 0.03,
  answerLost: 0.08,
  requestDoubled: 0.05,
  /** Of messages: on their way for many seconds. */
  late: 0.01,
  pokeLost: 0.3,
  pokeDoubled: 0.1,
  /** Of calls to the database, before and after they are done. */
  callBroken: 0.002,
  /** Of the steps between a commit and the browsers that are told of it. */
  stepFailed: 0.002,
} as const

/** As when the database breaks off, before or after it has done what it was asked for. */
export class Broken extends Error {
  readonly code = '08006'
}

/** Decides what goes wrong, and how long everything takes. */
export class Faults {
  /** True between the story's beginning and its end. */
  isOn = false
  /** How often each has happened. */
  readonly counts: Record<string, number> = {}
  readonly #chance: Chance

  constructor(chance: Chance) {
    this.#chance = chance
  }

  happens(what: keyof typeof CHANCES): boolean {
    if (!this.isOn || this.#chance.next() >= CHANCES[what]) return false
    this.count(what)
    return true
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
  }

  /** Of a message between browser and server, in milliseconds. */
  delay(): number {
    return this.happens('late') ? this.#chance.integer(5_000, 40_000) : this.#chance.integer(5, 80)
  }

  /** Of a message within the data centre. */
  shortDelay(): number {
    return this.#chance.integer(0, 30) / 10
  }

  failStep(): void {
    if (this.happens('stepFailed')) throw new Broken('A step failed')
  }
}
