import type { RefusalText } from './refusal.ts'

/** A mutation as it lies in the durable queue, in the order in which the server will run it. */
export interface QueuedMutation {
  /** Its number within this browser's client, from 1 without gaps; null until it is stored. */
  mid: number | null
  readonly key: string
  /** The tab that made it, and that hears of a refusal. */
  readonly tab: string
  readonly schema: number
  readonly name: string
  readonly args: unknown
  /** The server's time when it was made, as estimated then; kept so that a rerun computes the same. */
  readonly at: string
}

/** A queued mutation whose effect the base rows do not hold yet. */
export class Pending {
  readonly queued: QueuedMutation
  /** The position that carries its rows, once the server has told. */
  seq: number | null = null
  /** What it read in any of its runs; a refusal of the mutation that wrote such a row explains its own. */
  readonly touched = new Set<string>()
  readonly wrote = new Set<string>()

  constructor(queued: QueuedMutation) {
    this.queued = queued
  }

  get mid(): number {
    return this.queued.mid ?? Infinity
  }

  isContained(cursor: number, acknowledged: number): boolean {
    return this.mid <= acknowledged || (this.seq !== null && this.seq <= cursor)
  }
}

/** A refusal by the server, for the tab that made the mutation. */
export interface LateRefusal {
  readonly tab: string | undefined
  readonly text: RefusalText
}
