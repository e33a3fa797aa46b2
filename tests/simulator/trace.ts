import { createHash } from 'node:crypto'
import type { Timeline } from './timeline.ts'

/** Everything that anybody sent or wrote, in order, as one hash: two stories with the same hash are the same to the last byte. */
export class Trace {
  readonly #timeline: Timeline
  readonly #hash = createHash('sha256')
  readonly #write: ((line: string) => void) | null
  /** How many entries it has. */
  count = 0

  /** @param write is given each line, for a person who looks for a fault */
  constructor(timeline: Timeline, write: ((line: string) => void) | null = null) {
    this.#timeline = timeline
    this.#write = write
  }

  note(what: string, text: string): void {
    const line = `${this.#timeline.now} ${what} ${text}\n`
    this.count++
    this.#hash.update(line)
    this.#write?.(line)
  }

  /** Ends it. */
  digest(): string {
    return this.#hash.digest('hex')
  }
}
