import { checkChanges } from './breach.ts'
import type { Codecs, LoggedChange } from './company-reads.ts'
import type { Hub } from './hub.ts'
import { AnotherHistory, readMissed } from './load-replica.ts'
import type { InCompany } from './node-options.ts'
import type { Replica } from './replica.ts'
import type { Sizes } from './sizes.ts'

interface FeedOptions {
  replica: Replica
  hub: Hub
  inCompany: InCompany
  codecs: Codecs
  /** Told when the replica or its lines could not be moved on. Nothing here may be trusted any more. */
  onFailure(error: unknown): void
  /** For tests: called between the steps; what it throws counts as a failure there. */
  onStep?: (() => void) | undefined
}

/** Moves a company's replica and its lines on together: the only path from a commit, here or on another node, to browsers. */
export class Feed {
  readonly #options: FeedOptions

  constructor(options: FeedOptions) {
    this.#options = options
  }

  /** Never throws: what is committed stands, so a failure here ends the lines, and each browser resumes by its cursor. */
  advance(changes: LoggedChange[], seq: number, sizes: Sizes): void {
    const { replica, hub, onFailure, onStep } = this.#options
    try {
      onStep?.()
      checkChanges(replica, changes, seq)
      const fullest = replica.sizes.fullest()
      replica.apply(changes, seq, sizes)
      onStep?.()
      if (changes.length > 0) hub.publish(changes)
      if (sizes.fullest()?.percent !== fullest?.percent) hub.announceSize()
    } catch (error) {
      onFailure(error)
    }
  }

  /** Brings the replica to the company's head if somebody has seen a later `seq` than it has, on another node. Rejects as `catchUp`. */
  async reach(seq: number): Promise<void> {
    const { replica } = this.#options
    if (replica.seq >= seq) return
    await replica.exclusive(async () => {
      if (replica.seq < seq) await this.catchUp()
    })
  }

  /**
   * Brings the replica to the company's head. Call it within `exclusive`. Rejects when the database can't be reached, and when it no longer
   * follows what was known: then the lines end, and the company is loaded again.
   */
  async catchUp(): Promise<void> {
    const { replica, inCompany, codecs, onFailure } = this.#options
    const missed = await readMissed(replica, inCompany, codecs).catch((error: unknown) => {
      if (error instanceof AnotherHistory) onFailure(error)
      throw error
    })
    if (missed) this.advance(missed.changes, missed.seq, missed.sizes)
  }
}
