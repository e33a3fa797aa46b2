import type { Reaching } from '../live.ts'
import type { RowFrame } from './apply-frame.ts'
import { type Region, regionKey } from '../region.ts'
import type { Scope } from '../scope.ts'
import type { Tab } from './tabs.ts'

/** Beyond this many borrowed rows, the regions that were least lately on a screen leave. */
const MAX_BORROWED_ROWS = 20_000
/** Another team's rows are given back this long after they were last on a screen. */
const GIVE_BACK_MS = 10 * 60_000
/** Every tab says this often what is on its screen, twice within the time after which it counts as off. */
export const TELL_EVERY_MS = 15_000
const ON_SCREEN_MS = 3 * TELL_EVERY_MS
const DROP_EXPIRED_MS = 60 * 60_000

/** What the leading tab does about what the screens of all tabs reach: decides what is missing and what may leave. */
export class Borrower {
  readonly #tab: Tab
  readonly #apply: (frame: RowFrame) => void
  /** When a region or scope was last on a screen, by its key. */
  readonly #used = new Map<string, number>()
  #wanted = new Map<string, Reaching>()
  #droppedAt: number

  /** `apply` takes in a frame as if the server had sent it. */
  constructor(tab: Tab, apply: (frame: RowFrame) => void) {
    this.#tab = tab
    this.#apply = apply
    this.#droppedAt = tab.platform.now()
  }

  /** These queries are on a screen. */
  take(reaching: readonly Reaching[]): void {
    const now = this.#tab.platform.now()
    for (const one of reaching) {
      for (const region of one.regions) this.#used.set(region.scope, now).set(regionKey(region), now)
      if (!this.#isHeld(one)) this.#wanted.set(`${one.name} ${JSON.stringify(one.args)}`, one)
    }
  }

  /**
   * What is on a screen and still missing, by query, arguments and the scopes that may be asked for: of any other the server gives
   * nothing, until the person sees it again.
   */
  missing(): ReadonlyMap<string, Reaching> {
    const { platform, view } = this.#tab
    const now = platform.now()
    const isOpen = (one: Reaching) =>
      !this.#isHeld(one) && one.regions.some((region) => this.#isOnScreen(regionKey(region), now))
    this.#wanted = new Map([...this.#wanted].filter(([, one]) => isOpen(one)))
    const askable = [...this.#wanted].flatMap(([key, one]): [string, Reaching][] => {
      const scopes = one.regions.flatMap(({ scope }) => (view.actor?.scopes.has(scope) ? [scope] : []))
      return scopes.length > 0 ? [[`${key} ${scopes.join()}`, one]] : []
    })
    return new Map(askable)
  }

  /** A line is about to open: what has come only in part, or is not needed any more, is asked for again or not at all. */
  beforeGreeting(): void {
    const incomplete = this.#tab.view.holdings.all().filter(({ isComplete }) => !isComplete)
    if (incomplete.length > 0) this.#release(incomplete.map(({ region }) => region))
    const scopes = this.unusedScopes()
    if (scopes.length > 0) this.#apply({ t: 'scope-', ...this.#here(), scopes })
  }

  /** Drops the regions that have to leave, and now and then what is no longer live. */
  tidy(): void {
    const now = this.#tab.platform.now()
    const superfluous = this.#superfluous(now)
    if (superfluous.length > 0 || now - this.#droppedAt > DROP_EXPIRED_MS) this.#release(superfluous)
  }

  /** Other teams whose rows nobody has looked at for a while. */
  unusedScopes(): Scope[] {
    const { view, platform } = this.#tab
    const now = platform.now()
    const home = view.actor?.home
    if (!home) return []
    return view.position.scopes.filter((scope) => {
      if (!this.#used.has(scope)) this.#used.set(scope, now)
      return !home.has(scope) && now - this.#used.get(scope)! > GIVE_BACK_MS
    })
  }

  #release(regions: Region[]): void {
    this.#droppedAt = this.#tab.platform.now()
    this.#apply({ t: 'region-', ...this.#here(), regions })
  }

  #here() {
    const { cursor } = this.#tab.view.position
    return { from: cursor, seq: cursor }
  }

  /** The regions that have to leave, least lately used first; none that is on a screen. */
  #superfluous(now: number): Region[] {
    const borrowed = this.#tab.view.holdings
      .all()
      .map((one) => ({ ...one, key: regionKey(one.region) }))
      .toSorted((one, other) => (this.#used.get(one.key) ?? 0) - (this.#used.get(other.key) ?? 0))
    let rows = borrowed.reduce((sum, one) => sum + one.rows, 0)
    return borrowed.flatMap(({ region, key, rows: count }) => {
      if (rows <= MAX_BORROWED_ROWS || this.#isOnScreen(key, now)) return []
      rows -= count
      return [region]
    })
  }

  #isHeld = ({ regions }: Reaching): boolean => regions.every((region) => this.#tab.view.holds(region))

  #isOnScreen = (key: string, now: number): boolean => now - (this.#used.get(key) ?? 0) < ON_SCREEN_MS
}
