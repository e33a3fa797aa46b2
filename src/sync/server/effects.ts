import type { AfterCommit, CommittedMutation } from './after-commit.ts'
import type { Log } from './node-options.ts'

/** What follows the commits of one node and has not ended yet. */
export class Effects {
  readonly #log: Log
  readonly #running = new Set<Promise<void>>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Never throws: a failure is logged, and the commit stands. */
  start(effect: AfterCommit, committed: CommittedMutation): void {
    const work = this.#handle(effect, committed).finally(() => this.#running.delete(work))
    this.#running.add(work)
  }

  /** Resolves when none is under way any more, nor any that follows what these have committed. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  async #handle(effect: AfterCommit, committed: CommittedMutation): Promise<void> {
    try {
      await effect.handle(committed)
    } catch (error) {
      this.#log.error({ err: error, mutation: effect.mutation }, 'effect after commit failed')
    }
  }
}
