import type { Actor } from './actor.ts'
import { type Change, changesBetween, matches } from './change.ts'
import type { Carried, Row, Table } from './define-table.ts'
import type { IsLive, LiveSet } from './live-set.ts'
import type { References } from './references.ts'
import type { Reader } from './store.ts'
import { VisibleRows } from './visible-rows.ts'
import { deny, notFound, refuse } from './engine.refusals.ts'

/** How many rows one mutation may write: of a person's, and of one that gathers or the server's own, such as founding the demo company. */
export const MAX_WRITES = 2_000
export const MAX_SYSTEM_WRITES = 250_000

type Written = Map<string, { table: Table; rows: Map<string, Row | undefined> }>

export interface WrittenRow {
  id: string
  before: Row | undefined
  after: Row | undefined
}

/** Uncommitted rows over a reader: what one mutation has written, or several together. */
export class Overlay implements Reader {
  readonly #base: Reader
  readonly #written: Written = new Map()

  constructor(base: Reader) {
    this.#base = base
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    const written = this.#written.get(table.name)
    return written?.rows.has(id) ? (written.rows.get(id) as R | undefined) : this.#base.get(table, id)
  }

  where<R extends Row>(table: Table<R>, match: Partial<R>): R[] {
    const found = this.#base.where(table, match)
    const written = this.#written.get(table.name)
    if (!written) return found
    const fields = Object.keys(match)
    const untouched = found.filter((row) => !written.rows.has(row.id))
    for (const row of written.rows.values() as Iterable<R | undefined>) {
      if (row && matches(row, match, fields)) untouched.push(row)
    }
    return untouched
  }

  put(table: Table, id: string, row: Row | undefined): void {
    let written = this.#written.get(table.name)
    if (!written) this.#written.set(table.name, (written = { table, rows: new Map() }))
    written.rows.set(id, row)
  }

  /** Adds what another overlay has written on top of this one. */
  absorb(other: Overlay): void {
    for (const { table, rows } of other.#written.values())
      for (const [id, row] of rows) this.put(table, id, row)
  }

  /** Each written row with the base's version of it. */
  written(): { table: Table; rows: WrittenRow[] }[] {
    return [...this.#written.values()].map(({ table, rows }) => ({
      table,
      rows: Array.from(rows, ([id, after]) => ({ id, before: this.#base.get(table, id), after })),
    }))
  }

  /** What differs from the base, in the order of writing. */
  changes(): Change[] {
    return this.written().flatMap(({ table, rows }) =>
      rows.flatMap(({ before, after }) => changesBetween(table, before, after)),
    )
  }
}

/** What a transaction knows of how tables belong together. */
export interface Relations {
  readonly references: References
  readonly liveSet: LiveSet
  actorOf(read: Reader, userId: string): Actor | null
}

interface Circumstances {
  readonly actor: Actor
  /** ISO 8601. */
  readonly now: string
}

/** What a mutation's body works with. It finds and writes only rows that its actor may see. */
export class Transaction implements Reader {
  readonly overlay: Overlay
  readonly #visible: Reader
  readonly #actor: Actor
  readonly #now: string
  readonly #relations: Relations
  readonly #maxWrites: number
  #writes = 0

  constructor(base: Reader, { actor, now }: Circumstances, relations: Relations, maxWrites: number) {
    this.overlay = new Overlay(base)
    this.#visible = new VisibleRows(this.overlay, actor)
    this.#actor = actor
    this.#now = now
    this.#relations = relations
    this.#maxWrites = maxWrites
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    return this.#visible.get(table, id)
  }

  where<R extends Row>(table: Table<R>, match: Partial<R>): R[] {
    return this.#visible.where(table, match)
  }

  /** The row, or the refusal that missing and foreign rows share. */
  find<R extends Row>(table: Table<R>, id: string): R {
    return this.get(table, id) ?? notFound()
  }

  /** Adds a row. An id that is taken is refused like a missing row, so that nobody learns which ids exist. */
  insert<R extends Row>(table: Table<R>, row: NoInfer<R>): void {
    if (this.overlay.get(table, row.id)) notFound()
    this.#write(untyped(table), undefined, row)
  }

  /**
   * Adds a row for others, as a letter: the actor need not see it, neither now nor later. Whether they may send it is for the
   * mutation to decide; what it refers to they must see.
   */
  send<R extends Row>(table: Table<R>, row: NoInfer<R>): void {
    if (this.overlay.get(table, row.id)) notFound()
    this.#put(untyped(table), row.id, row)
    this.#checkReferences(untyped(table), undefined, row)
  }

  update<R extends Row>(table: Table<R>, id: string, patch: NoInfer<Partial<R>>): void {
    const before = this.find(table, id)
    this.#write(untyped(table), before, { ...before, ...patch })
  }

  /**
   * Changes what a row repeats of another, once the actor has changed that one, whether or not they see the row. The mutation has to
   * take it from what is written, never from its arguments.
   */
  adjust<R extends Row>(table: Table<R>, row: R, patch: NoInfer<Partial<R>>): void {
    const changed = { ...row, ...patch }
    this.#put(untyped(table), row.id, changed)
    this.#tellFollowers(untyped(table), row, changed)
  }

  remove<R extends Row>(table: Table<R>, id: string): void {
    const before = this.find(table, id)
    this.#put(untyped(table), id, undefined)
    this.#tellFollowers(untyped(table), before, undefined)
  }

  #write(table: Table, before: Row | undefined, after: Row): void {
    this.#put(table, after.id, after)
    if (!this.#seesNow(table, after)) deny()
    this.#checkReferences(table, before, after)
    if (!before) return
    this.#revive(table, before, after)
    this.#tellFollowers(table, before, after)
  }

  /** Whether the actor sees a row that was just written. Whoever founds a team sees it only because of this very row. */
  #seesNow(table: Table, row: Row): boolean {
    const scope = table.scope(row)
    if (this.#actor.sees(scope)) return true
    return (
      table.membership === true && this.#relations.actorOf(this.overlay, this.#actor.id)?.sees(scope) === true
    )
  }

  /** Nobody holds the companions of a row that was not live. When it is again, they are sent with it. */
  #revive(table: Table, before: Row, after: Row): void {
    const { liveSet } = this.#relations
    const companions = liveSet.companionsOf(table)
    if (companions.length === 0) return
    const isLive = liveSet.at(this.#now)
    if (isLive(table, before, this.overlay) || !isLive(table, after, this.overlay)) return
    this.#sendCompanions(table, after.id, isLive)
  }

  #sendCompanions(table: Table, id: string, isLive: IsLive): void {
    for (const { table: companion, field } of this.#relations.liveSet.companionsOf(table))
      for (const row of this.overlay.where(companion, { [field]: id })) {
        if (!isLive(companion, row, this.overlay)) continue
        this.#put(companion, row.id, row)
        this.#sendCompanions(companion, row.id, isLive)
      }
  }

  #put(table: Table, id: string, row: Row | undefined): void {
    const limit = this.#maxWrites
    if (++this.#writes > limit) refuse('sync/too-many-changes', { limit })
    this.overlay.put(table, id, row)
  }

  /** A row may newly refer only to rows that exist and that its writer sees. */
  #checkReferences(table: Table, before: Row | undefined, after: Row): void {
    for (const { field, target } of this.#relations.references.of(table)) {
      const value = valueOf(after, field)
      const former = before && valueOf(before, field)
      if (value === null || value === former) continue
      if (typeof value === 'string') this.find(target, value)
      else for (const id of newIds(value, former)) this.find(target, id)
    }
  }

  /** As with followers, whether or not the actor sees these rows. */
  #carry(table: Table, before: Row, after: Row): void {
    for (const { table: carried, field, among, take } of carriedAlong(table, before, after)) {
      for (const row of this.overlay.where(carried, { ...among, [field]: before.id })) {
        const changed = { ...row, ...take(after) }
        this.#put(carried, row.id, changed)
        this.#carry(carried, row, changed)
      }
    }
  }

  #tellFollowers(table: Table, before: Row, after: Row | undefined): void {
    if (after) this.#carry(table, before, after)
    for (const { table: following, follower } of this.#relations.references.following(table)) {
      for (const row of this.overlay.where(following, { ...follower.among, [follower.field]: before.id })) {
        const patch = follower.react(row, { before, after }, this.#now, this.overlay)
        if (patch) this.adjust(following, row, patch)
      }
    }
  }
}

/** What rows of `table` carry along when `before` became `after`. */
export const carriedAlong = (table: Table, before: Row, after: Row): readonly Carried[] =>
  (table.carries ?? []).filter(({ upon }) =>
    upon.some((field) => valueOf(before, field) !== valueOf(after, field)),
  )

const untyped = <R extends Row>(table: Table<R>): Table => table as unknown as Table

/** The ids of a list that an earlier list does not hold. */
const newIds = (list: unknown, former: unknown = []): string[] => {
  const known = new Set(former as readonly string[])
  return (list as readonly string[]).filter((id) => !known.has(id))
}

const valueOf = (row: Row, field: string): unknown => (row as unknown as Record<string, unknown>)[field]
