import type { Position } from './position.ts'
import type { RefusalText } from './refusal.ts'

/** A mutation as it lies in the durable queue, in the order in which the server will run it. */
export interface QueuedMutation {
  /** Its number within this browser's client, counted from 1 without gaps; null until it is stored. */
  mid: number | null
  readonly key: string
  /** The tab that made it, which is told if it is refused. */
  readonly tab: string
  readonly schema: number
  readonly name: string
  readonly args: unknown
  /** The server's time when it was made, as estimated then. It is kept so that every run computes the same. */
  readonly at: string
  /** The app made it by itself. */
  readonly unbidden?: true
  /** Why the server did not take it; only of one that is no longer in the queue, but kept for its author. */
  readonly refused?: RefusalText
}

/** A queued mutation whose effect is not in the base rows yet. */
export class Pending {
  readonly queued: QueuedMutation
  /** The seq whose frame carries its rows, once the server has answered. */
  seq: number | null = null
  /** Every row it has read in any run. If the mutation that wrote one of them is refused, that explains its own refusal. */
  readonly touched = new Set<string>()
  readonly wrote = new Set<string>()

  constructor(queued: QueuedMutation) {
    this.queued = queued
  }

  get mid(): number {
    return this.queued.mid ?? Infinity
  }

  /** Whether base rows at this position contain its effect. */
  isContained({ cursor, acknowledged }: Pick<Position, 'cursor' | 'acknowledged'>): boolean {
    return this.mid <= acknowledged || (this.seq !== null && this.seq <= cursor)
  }
}
