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

  /**
   * Leaves `made` in place of what was left before, or that again if there is no room. Returns what lies there then; null where storage
   * is off, or has no room at all: then it has to be on the disk in time.
   */
  leave(made: MadeHere, before: MadeHere | null): MadeHere | null {
    if (before) this.forget(before)
    return [made, before].find((one) => one && this.#write(one)) ?? null
  }

  /** What tabs have left and nobody has picked up yet. */
  left(): MadeHere[] {
    return this.#keys().flatMap((key) => {
      const made = madeIn(this.#texts.read(key))
      if (!made) this.#texts.remove(key)
      return made ?? []
    })
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

  #write(made: MadeHere): boolean {
    try {
      this.#texts.write(this.#keyOf(made), JSON.stringify(made))
      return true
    } catch {
      return false
    }
  }

  #keys(): string[] {
    try {
      return this.#texts.keys().filter((key) => key.startsWith(this.#prefix))
    } catch {
      // Storage is off, so nothing is there.
      return []
    }
  }
}

/** Null for what no page of this version has left. */
function madeIn(text: string | null): MadeHere | null {
  try {
    const { tab, after, mutations } = JSON.parse(text ?? '{}') as Partial<MadeHere>
    if (typeof tab !== 'string' || typeof after !== 'number' || !mutations?.every(isQueued)) return null
    return { tab, after, mutations }
  } catch {
    return null
  }
}

const isQueued = ({ key, name }: Partial<QueuedMutation>): boolean =>
  typeof key === 'string' && typeof name === 'string'

const JOURNAL = 'unstored:'

export const isOfJournal = (key: string): boolean => key.startsWith(JOURNAL)
