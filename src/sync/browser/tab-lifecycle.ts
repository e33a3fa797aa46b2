import { takeAhead } from './ahead.ts'
import type { SyncOptions } from './client-options.ts'
import { textOf } from '../engine.refusals.ts'
import type { EndReason } from './failures.ts'
import { Journal } from './journal.ts'
import { nameOf, openLocalDatabase, wipe } from './open-local-database.ts'
import { Outbox } from './outbox.ts'
import { park, showParked } from './parked.ts'
import type { PageEvent, Platform } from './platform.ts'
import { Requests } from './requests.ts'
import { TabCoordinator } from './tab-coordinator.ts'
import { loadView, type Tab, type TabMessage } from './tabs.ts'

/** How long it is known how far a tab has come. Whoever had read what it left has brought it by then. */
const KEPT_MS = 7 * 86_400_000

/** What works on the disk, and so exists only once the disk is open. */
interface Opened {
  readonly tab: Tab
  readonly outbox: Outbox
  readonly coordinator: TabCoordinator
}

type Shared = Pick<
  Tab,
  'id' | 'platform' | 'view' | 'clock' | 'status' | 'ephemerals' | 'whereabouts' | 'reaching'
>

/** One tab's engine from opening the disk until it leaves: closed, signed out, without its company, or outdated. */
export class TabLifecycle {
  readonly #options: SyncOptions
  readonly #shared: Shared
  readonly #closing = new AbortController()
  readonly #journal: Journal
  readonly #channel: ReturnType<Platform['channel']>
  readonly #stopWatching: () => void
  readonly #opening: Promise<void>
  #opened: Opened | null = null

  constructor(options: SyncOptions, shared: Shared) {
    const { userId, companyId } = options
    this.#options = options
    this.#shared = shared
    this.#journal = new Journal(shared.platform.texts, userId, companyId)
    const name = nameOf(userId, companyId)
    this.#channel = shared.platform.channel(name, (message) => {
      void this.#opening.then(() => this.#opened?.coordinator.receive(message as TabMessage))
    })
    this.#stopWatching = shared.platform.watch((event) => this.#onPage(event))
    this.#opening = this.#open(name).catch(() => {
      if (!this.closing.aborted) options.onRefusal(textOf('sync/no-storage'))
    })
  }

  /** Aborted when this tab leaves. */
  get closing(): AbortSignal {
    return this.#closing.signal
  }

  /** Null until the disk is open. There are no rows before, and so no mutations. */
  get opened(): Opened | null {
    return this.#opened
  }

  /** Writes what has not been written yet, then leaves. */
  async close(): Promise<void> {
    await this.#opened?.outbox.stored()
    await this.#opened?.coordinator.flush()
    this.abandon()
  }

  /** Leaves at once. */
  abandon(): void {
    if (this.closing.aborted) return
    this.#closing.abort()
    this.#stopWatching()
    this.#opened?.coordinator.stop()
    this.#channel.close()
    this.#opened?.tab.database.close()
  }

  async #open(name: string): Promise<void> {
    const { userId, companyId, app } = this.#options
    const { platform, view } = this.#shared
    const who = { userId, companyId, schema: app.schema }
    const database = await openLocalDatabase(platform.indexedDB, who, () => void this.#end('session'))
    if (this.closing.aborted) return database.close()
    const tab: Tab = {
      ...this.#shared,
      schema: app.schema,
      requests: new Requests(platform, who),
      takeAhead: () => takeAhead(name),
      database,
      journal: this.#journal,
      closing: this.closing,
      post: (message) => this.#post(message),
      onRefusal: (text, undone) => this.#options.onRefusal(text, undone),
    }
    const coordinator = new TabCoordinator(tab, (why) => {
      if (why === 'session') outbox.leave()
      return this.#end(why)
    })
    const outbox = new Outbox(tab, () => coordinator.onQueued())
    this.#opened = { tab, coordinator, outbox }
    // What an earlier page queued is shown once its mutation is known; it is sent in any case.
    app.loadMutations().then(
      (mutations) => view.learn(mutations.values()),
      () => undefined,
    )
    await outbox.pickUp()
    await database.forgetTabs(new Date(platform.now() - KEPT_MS).toISOString())
    await database.parkQueued((mutation) => mutation.schema < app.schema)
    await loadView(tab)
    await showParked(tab)
    if (!this.closing.aborted) coordinator.join(name)
  }

  #onPage(event: PageEvent): void {
    if (event === 'aside') return this.#stepAside()
    if (!this.#opened) return
    const { outbox, coordinator } = this.#opened
    if (event === 'hidden') outbox.leave()
    if (event === 'left') void outbox.pickUp()
    else coordinator.onPage(event)
  }

  /** In Safari a page that is put aside would keep the disk, on which it goes on with nothing, from all that come after it. */
  #stepAside(): void {
    this.#opened?.outbox.leave()
    this.abandon()
    this.#opened?.tab.database.breakOff()
  }

  async #end(why: EndReason): Promise<void> {
    const { userId, companyId, app } = this.#options
    const { platform, status } = this.#shared
    if (this.closing.aborted || status.current.outdated) return
    this.#post({ t: 'ended', why, schema: app.schema })
    if (why === 'outdated') return this.#stayOutdated()
    this.abandon()
    if (why === 'session') return this.#options.onSessionEnded()
    this.#journal.forgetAll()
    await wipe(userId, companyId, platform.indexedDB).catch(() => undefined)
    this.#options.onCompanyLost()
  }

  /** Reading goes on. What can't be sent any more is kept for the next version to show. */
  async #stayOutdated(): Promise<void> {
    this.#shared.status.merge({ outdated: true, online: false })
    if (!this.#opened) return
    const { tab, outbox, coordinator } = this.#opened
    coordinator.stop()
    await outbox.stored()
    await park(tab, (mutation) => mutation.schema <= tab.schema)
  }

  #post(message: TabMessage): void {
    if (!this.closing.aborted) this.#channel.post(message)
  }
}
