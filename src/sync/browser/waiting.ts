import type { Pending, QueuedMutation } from '../pending.ts'

/** What waits to be sent, in its order, for a screen that shows it. Costs nothing while none does. */
export class Waiting {
  readonly #pending: () => readonly Pending[]
  readonly #listeners = new Set<() => void>()
  #latest: readonly QueuedMutation[] = []

  constructor(pending: () => readonly Pending[]) {
    this.#pending = pending
  }

  /** Something may have been added or may have gone. */
  touch(): void {
    for (const listener of this.#listeners) listener()
  }

  /** The same list as before if it is unchanged. */
  readonly read = (): readonly QueuedMutation[] => {
    const pending = this.#pending()
    const isSame =
      pending.length === this.#latest.length &&
      pending.every(({ queued }, index) => queued.key === this.#latest[index]!.key)
    if (!isSame) this.#latest = pending.map(({ queued }) => queued)
    return this.#latest
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
