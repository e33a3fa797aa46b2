import type { Actor } from './actor.ts'
import { admit, expiredIn } from './admit.ts'
import type { SyncModel } from './app.ts'
import { BeforeImages } from './before-images.ts'
import type { Change } from './change.ts'
import type { Mutation } from './define-mutation.ts'
import type { RowChange } from './dependencies.ts'
import { Holdings } from './holdings.ts'
import type { IsLive, LiveSet } from './live-set.ts'
import { Pending, type QueuedMutation } from './pending.ts'
import { type LateRefusal, PendingQueue } from './pending-queue.ts'
import { NO_POSITION, type Position } from './position.ts'
import { textOf } from './engine.refusals.ts'
import { Projection } from './projection.ts'
import type { BootstrapLine, MutationResult, RegionFrame } from './protocol.ts'
import { Refusal, type RefusalText } from './refusal.ts'
import { isWhollyLive, type Region, type Span } from './region.ts'
import { parseArguments } from './run-mutation.ts'
import { type Reader, Store } from './store.ts'
import { changesOf } from './whole-rows.ts'

/**
 * What this person sees: the server's rows, with the mutations they do not contain yet run over them again after each batch.
 * `onChange` is called once per batch with the rows that differ, possibly none, or with 'all' after a fresh start.
 */
export class View {
  readonly #liveSet: LiveSet
  readonly #now: () => string
  readonly #holdings: Holdings
  #version = 0
  readonly #onChange: (changes: readonly RowChange[] | 'all') => void
  readonly #base: Store
  readonly #projection: Projection
  readonly #queue = new PendingQueue()
  #position = NO_POSITION
  #isReady = false

  /** `now` tells the server's time as ISO 8601, which decides what is live. */
  constructor(
    app: SyncModel,
    userId: string,
    now: () => string,
    onChange: (changes: readonly RowChange[] | 'all') => void,
  ) {
    this.#liveSet = app.liveSet
    this.#now = now
    this.#onChange = onChange
    this.#base = new Store(app.tables)
    this.#holdings = new Holdings(this.#base, app.liveSet)
    this.#projection = new Projection(app, userId, this.#base)
  }

  /** A pending mutation that is not known yet shows nothing, but is sent all the same. */
  learn(mutations: Iterable<Mutation>): void {
    const added = this.#projection.learn(mutations)
    if (this.pending.some(({ queued }) => added.has(queued.name))) this.#rebuild()
  }

  get reader(): Reader {
    return this.#projection.overlay
  }

  get base(): Store {
    return this.#base
  }

  /** The person's rights by the rows of this view; null before the first load and without access. */
  get actor(): Actor | null {
    return this.#projection.actor
  }

  get position(): Position {
    return this.#position
  }

  /** False until there are rows, from the disk or the server. */
  get ready(): boolean {
    return this.#isReady
  }

  get pending(): readonly Pending[] {
    return this.#queue.pending
  }

  /** Counts up when `holds` may answer differently. */
  get version(): number {
    return this.#version
  }

  /** What this browser has borrowed beyond the live rows. */
  get holdings(): Pick<Holdings, 'all' | 'rowsOf'> {
    return this.#holdings
  }

  /** Whether everything that the region names is here. */
  holds(region: Region): boolean {
    if (!this.#position.scopes.includes(region.scope)) return this.#projection.hasFounded(region.scope)
    const { span } = region
    return !span || this.#holdings.has(region) || this.#isHere(span)
  }

  /** Checks a new mutation and runs it over the view. Unless refused, it is pending from now on. */
  mutate(queued: QueuedMutation): QueuedMutation | RefusalText {
    const mutation = this.#projection.mutation(queued.name)
    if (!this.actor) return textOf('sync/not-ready')
    try {
      const pending = new Pending({ ...queued, args: parseArguments(mutation, queued.args) })
      const images = new BeforeImages(this.#base)
      this.#runNew(pending, images)
      this.#queue.push(pending)
      this.#onChange(images.compare(this.#projection.overlay))
      return pending.queued
    } catch (error) {
      if (error instanceof Refusal) return error.text
      throw error
    }
  }

  /** Applies the server's changes, which bring the base rows to another position. */
  apply(changes: readonly Change[], moved: Partial<Position>): void {
    const position = { ...this.#position, ...moved }
    if (moved.scopes) {
      this.#version++
      this.#holdings.retain(moved.scopes)
    }
    const admitted = admit(this.#base, changes, this.#isLive())
    const work = () => {
      this.#base.apply(admitted)
      this.#position = position
    }
    if (this.#queue.hasContained(position) || this.#affectsPending(admitted)) {
      this.#rebuild(work, admitted)
    } else {
      const images = new BeforeImages(this.#base)
      images.note(admitted, this.reader)
      work()
      this.#onChange(images.compare(this.#projection.overlay))
    }
  }

  /** Takes in a page of a region. It is held once no more pages follow. */
  borrow({ region, rows, page, more, seq: cursor }: RegionFrame): void {
    this.#holdings.add(region, { page, rows: rows.length, isLast: !more })
    this.#version++
    this.apply(changesOf(this.#base, rows), { cursor })
  }

  /** Drops these regions, and every row that is no longer live and in no other region. */
  giveBack(regions: readonly Region[]): void {
    if (regions.length > 0) this.#version++
    this.#holdings.drop(regions)
    this.apply(expiredIn(this.#base, this.#isLive()), {})
  }

  /** Starts afresh from these rows and later `changes` of them; pending mutations stay, and what was borrowed goes. */
  replace(rows: readonly BootstrapLine[], position: Position, changes: readonly Change[] = []): void {
    this.#base.clear()
    this.#holdings.clear()
    this.#version++
    this.#base.apply(changesOf(this.#base, rows))
    this.#base.apply(changes)
    this.#base.apply(expiredIn(this.#base, this.#isLive()))
    this.#position = position
    this.#queue.forgetUnanswered()
    this.#isReady = true
    this.#rerun()
    this.#onChange('all')
  }

  /** Takes note of mutations that this tab or another has stored. */
  add(stored: readonly QueuedMutation[]): void {
    if (this.#queue.add(stored, this.#position)) this.#rebuild()
  }

  /** Takes back a mutation that could not be stored. */
  withdraw(key: string): void {
    this.#rebuild(() => this.#queue.remove(key))
  }

  /** Makes the stored queue the truth; only what is still being stored stays beside it. */
  setQueue(stored: readonly QueuedMutation[]): void {
    this.#rebuild(() => this.#queue.retain(stored))
    this.add(stored)
  }

  /** Mids count from 1 again, because this browser has become a new client. */
  startAnew(): void {
    this.#position = { ...this.#position, acknowledged: 0 }
    this.#queue.forgetUnanswered()
  }

  /** The title of this mutation's refusals. */
  failureOf = (name: string): string | undefined => this.#projection.failureOf(name)

  /** Takes in the server's answers and returns the refusals to show: one for each chain of dependent mutations. */
  settle(results: readonly MutationResult[]): LateRefusal[] {
    let refusals: LateRefusal[] = []
    this.#rebuild(() => {
      refusals = this.#queue.settle(results, this.#position)
    })
    return refusals
  }

  #isHere(span: Span): boolean {
    const id = span.where['id']
    const isRowHere = id !== undefined && this.#base.get(this.#base.definition(span.table), id) !== undefined
    return isRowHere || isWhollyLive(span, this.#liveSet, this.#now())
  }

  #isLive(): IsLive {
    return this.#liveSet.at(this.#now(), (table, row) => this.#holdings.includes(table, row))
  }

  #runNew(pending: Pending, images: BeforeImages): void {
    try {
      this.#projection.run(pending, images)
    } catch (error) {
      // The row may lie outside what this browser holds; the server knows.
      if (!(error instanceof Refusal) || error.reason.kind !== 'not-found') throw error
    }
  }

  #affectsPending(changes: readonly Change[]): boolean {
    return (
      this.#projection.touchesMembership(changes) ||
      (this.pending.length > 0 && this.#projection.hasRead(changes))
    )
  }

  #rerun(): void {
    this.#queue.dropContained(this.#position)
    this.#projection.rebuild(this.pending)
  }

  /** Does `work`, which may apply `incoming` to the base, runs the pending mutations again, and tells what differs. */
  #rebuild(work: () => void = () => {}, incoming: readonly Change[] = []): void {
    const images = new BeforeImages(this.#base)
    const before = this.#projection.overlay
    images.note(before.changes(), before)
    images.note(incoming, before)
    work()
    this.#rerun()
    // A row that only now enters the overlay was shown as it was in the base.
    images.note(this.#projection.overlay.changes(), this.#base)
    this.#onChange(images.compare(this.#projection.overlay))
  }
}
