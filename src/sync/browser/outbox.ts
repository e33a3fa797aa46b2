import type { QueuedMutation } from '../pending.ts'
import { textOf } from '../engine.refusals.ts'
import type { MadeHere } from './journal.ts'
import type { StoredMutation } from './local-layout.ts'
import { loadQueue, type Tab } from './tabs.ts'

/** Writes this tab's new mutations to the durable queue. Only what lies there is ever sent. */
export class Outbox {
  readonly #tab: Tab
  readonly #onStored: () => void
  /** Those on their way to the disk too. */
  #unstored: QueuedMutation[] = []
  /** How many this tab has made before them. */
  #before = 0
  #left: MadeHere | null = null
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

  /** The page may end at any moment: what is not on the disk yet is left to whoever opens next. */
  leave(): void {
    const { journal, closing } = this.#tab
    if (closing.aborted) return
    if (this.#unstored.length > 0) this.#left = journal.leave(this.#made(), this.#left)
    else if (this.#left) {
      journal.forget(this.#left)
      this.#left = null
    }
  }

  /** Stores what pages have left that went away before it was on the disk. */
  async pickUp(): Promise<void> {
    const { database, journal } = this.#tab
    for (const made of journal.left()) {
      try {
        this.#show(await database.append(made, this.#now()))
        journal.forget(made)
      } catch {
        // No room on the disk, or this page is ending too: the next one picks it up.
      }
    }
  }

  /** Everything that has gathered goes to the disk together. */
  async #store(): Promise<void> {
    const { database, view, closing, onRefusal } = this.#tab
    const made = this.#made()
    if (made.mutations.length === 0 || closing.aborted) return
    try {
      const stored = await database.append(made, this.#now())
      this.#show(stored)
      if (stored.length < made.mutations.length) await this.#takeBack(made.mutations, stored)
    } catch {
      if (closing.aborted) return
      for (const { key } of made.mutations) view.withdraw(key)
      onRefusal(textOf('sync/not-stored'))
    }
    this.#unstored.splice(0, made.mutations.length)
    this.#before += made.mutations.length
    if (this.#left) this.leave()
  }

  /** While this page slept, another picked up what it had left, and may have sent it. */
  async #takeBack(mutations: readonly QueuedMutation[], stored: readonly StoredMutation[]): Promise<void> {
    const own = new Set(stored.map(({ key }) => key))
    for (const { key } of mutations) if (!own.has(key)) this.#tab.view.withdraw(key)
    await loadQueue(this.#tab)
    this.#onStored()
  }

  #now(): string {
    return new Date(this.#tab.platform.now()).toISOString()
  }

  #made(): MadeHere {
    return { tab: this.#tab.id, after: this.#before, mutations: [...this.#unstored] }
  }

  /** Also if none is new to the disk: the page that stored them may have ended before it could say so. */
  #show(mutations: StoredMutation[]): void {
    this.#tab.view.add(mutations)
    this.#tab.post({ t: 'queued', mutations })
    this.#onStored()
  }
}
