import type { Change } from '../change.ts'
import type { StoredPosition } from './local-layout.ts'
import type { Tab } from './tabs.ts'

const GATHER_MS = 250
/** Beyond this many logged changes all rows are written again, which keeps loading fast. */
const LOG_LIMIT = 3_000

/**
 * Keeps the disk up to date with the leading tab's rows. Nothing is lost if a write does not happen: the server tells again
 * everything after the stored cursor.
 */
export class Checkpointer {
  readonly #tab: Tab
  #stored: StoredPosition | null = null
  #changed: Change[] = []
  #isWhole = false
  #logged = 0
  /** Accepted mutations that stay in the queue until the stored rows contain them. */
  #accepted: { mid: number; seq: number }[] = []
  #isScheduled = false
  #cancel = () => {}
  #saving: Promise<void> = Promise.resolve()

  constructor(tab: Tab) {
    this.#tab = tab
  }

  /** Starts from what is on the disk. */
  async start(): Promise<void> {
    this.#stored = await this.#tab.database.position()
    this.#isWhole = !this.#stored
  }

  /** These changes have just been applied to the base rows. */
  note(changes: readonly Change[]): void {
    for (const change of changes) this.#changed.push(change)
    this.#schedule()
  }

  /** The base rows were replaced, or are ahead of the disk. */
  noteAll(): void {
    this.#isWhole = true
    this.#schedule()
  }

  noteAccepted(mid: number, seq: number): void {
    this.#accepted.push({ mid, seq })
    this.#schedule()
  }

  /** Resolves when the disk holds what the view holds now. */
  flush(): Promise<void> {
    this.#cancel()
    this.#isScheduled = false
    this.#saving = this.#saving.then(() => this.#save())
    return this.#saving
  }

  /** Writes nothing more. Resolves when a write under way has finished. */
  stop(): Promise<void> {
    this.#cancel()
    this.#isScheduled = true
    return this.#saving
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    this.#cancel = this.#tab.platform.startTimer(GATHER_MS, () => void this.flush())
  }

  async #save(): Promise<void> {
    const { view, clock, schema, database } = this.#tab
    if (!view.ready) return
    const position = { ...view.position, schema, clockOffset: clock.offset }
    const isWhole = this.#isWhole || this.#logged + this.#changed.length > LOG_LIMIT
    const changed = isWhole ? [] : this.#changed
    const finished = this.#accepted.filter(({ seq }) => seq <= position.cursor).map(({ mid }) => mid)
    const rows = isWhole
      ? { all: [...view.base.entries()].map(({ table, row }): [string, typeof row] => [table.name, row]) }
      : { changed }
    this.#changed = []
    this.#isWhole = false
    try {
      if (!(await database.save({ position, rows, finished }, this.#stored))) return await this.#saveWhole()
      this.#stored = position
      this.#logged = isWhole ? 0 : this.#logged + changed.length
      this.#accepted = this.#accepted.filter(({ mid }) => !finished.includes(mid))
    } catch {
      // The disk is full or the page is closing. The next write will contain everything.
      this.#isWhole = true
    }
  }

  #saveWhole(): Promise<void> {
    this.#isWhole = true
    return this.#save()
  }
}
