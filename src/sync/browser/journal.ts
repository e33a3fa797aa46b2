import type { QueuedMutation } from '../pending.ts'
import type { Texts } from './texts.ts'

/** The latest mutations of one tab, in its order. */
export interface MadeHere {
  readonly tab: string
  /** How many this tab had made before them. */
  readonly after: number
  readonly mutations: readonly QueuedMutation[]
}

/**
 * Where a page that goes away leaves what is on its way to the disk. Its database has no time to finish, local storage takes it at
 * once. Whether the database did finish is found out by whoever picks it up.
 */
export class Journal {
  readonly #texts: Texts
  readonly #prefix: string

  constructor(texts: Texts, userId: string, companyId: string) {
    this.#texts = texts
    this.#prefix = `${JOURNAL}${userId}:${companyId}:`
  }

  leave(made: MadeHere): void {
    try {
      this.#texts.write(this.#keyOf(made), JSON.stringify(made))
    } catch {
      // No room, or storage is off: then it has to be on the disk in time.
    }
  }

  /** What tabs have left and nobody has picked up yet. */
  left(): MadeHere[] {
    const texts = this.#keys().map((key) => this.#texts.read(key))
    return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as MadeHere]))
  }

  forget(made: MadeHere): void {
    this.#texts.remove(this.#keyOf(made))
  }

  forgetAll(): void {
    for (const key of this.#keys()) this.#texts.remove(key)
  }

  /** Never the same for what contains more: the tab may leave that while another forgets this. */
  #keyOf({ tab, after, mutations }: MadeHere): string {
    return `${this.#prefix}${tab}:${after + mutations.length}`
  }

  #keys(): string[] {
    return this.#texts.keys().filter((key) => key.startsWith(this.#prefix))
  }
}

const JOURNAL = 'unstored:'

export const isOfJournal = (key: string): boolean => key.startsWith(JOURNAL)
