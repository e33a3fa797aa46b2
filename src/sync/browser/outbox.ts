import type { QueuedMutation } from '../pending.ts'
import { textOf } from '../engine.refusals.ts'
import type { Tab } from './tabs.ts'

/** Writes this tab's new mutations to the durable queue. Only what lies there is ever sent. */
export class Outbox {
  readonly #tab: Tab
  readonly #onStored: () => void
  #unstored: QueuedMutation[] = []
  #storing: Promise<void> = Promise.resolve()

  constructor(tab: Tab, onStored: () => void) {
    this.#tab = tab
    this.#onStored = onStored
  }

  add(mutation: QueuedMutation): void {
    this.#unstored.push(mutation)
    this.#storing = this.#storing.then(() => this.#store())
  }

  /** Resolves when everything added so far has been stored, or withdrawn because that failed. */
  stored(): Promise<void> {
    return this.#storing
  }

  /** Everything that has gathered goes to the disk together. */
  async #store(): Promise<void> {
    const { database, view, closing, post, onRefusal } = this.#tab
    const mutations = this.#unstored.splice(0)
    if (mutations.length === 0 || closing.aborted) return
    try {
      const stored = await database.append(mutations)
      view.add(stored)
      post({ t: 'queued', mutations: stored })
      this.#onStored()
    } catch {
      if (closing.aborted) return
      for (const { key } of mutations) view.withdraw(key)
      onRefusal(textOf('sync/not-stored'))
    }
  }
}
