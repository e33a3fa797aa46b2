import type { LoggedChange } from './company-reads.ts'

/** Somebody who follows a company without being one of its people, and so without any of its rows. */
export interface Watcher {
  /** Called after the replica has moved on. */
  changed(changes: readonly LoggedChange[]): void
  /** The company is not served here any more, or the watcher itself has failed. */
  closed(): void
}

/** Tells a company's watchers that something has changed. What they make of it is theirs: one that fails is closed, and harms nobody. */
export class Watchers {
  readonly #all = new Set<Watcher>()
  #isClosed = false

  get size(): number {
    return this.#all.size
  }

  /** Answers how to stop watching. */
  add(watcher: Watcher): () => void {
    // Told later, because whoever adds it has not been answered yet.
    if (this.#isClosed) queueMicrotask(() => watcher.closed())
    else this.#all.add(watcher)
    return () => void this.#all.delete(watcher)
  }

  tell(changes: readonly LoggedChange[]): void {
    for (const watcher of this.#all) {
      try {
        watcher.changed(changes)
      } catch {
        this.#close(watcher)
      }
    }
  }

  closeAll(): void {
    this.#isClosed = true
    for (const watcher of this.#all) this.#close(watcher)
  }

  #close(watcher: Watcher): void {
    this.#all.delete(watcher)
    watcher.closed()
  }
}
