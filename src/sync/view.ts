import type { Actor } from './actor.ts'
import type { SyncModel } from './app.ts'
import type { Change } from './change.ts'
import type { Mutation } from './define-mutation.ts'
import type { Row, Table } from './define-table.ts'
import { keysOf, NotingReader, type RowChange, rowKey } from './dependencies.ts'
import { NOWHERE, type Place } from './place.ts'
import { type LateRefusal, Pending, type QueuedMutation } from './pending.ts'
import type { BootstrapLine, MutationResult } from './protocol.ts'
import { Refusal, type RefusalText } from './refusal.ts'
import { parseArguments, runMutation } from './run-mutation.ts'
import type { Scope } from './scope.ts'
import { isSame } from './share.ts'
import { Shown } from './shown.ts'
import { type Reader, Store } from './store.ts'
import { Overlay } from './transaction.ts'
import { changesOf } from './whole-rows.ts'

const NOT_LOADED: RefusalText = {
  kind: 'refused',
  code: 'sync/not-ready',
  title: 'Not ready yet',
  detail: 'Your company is still loading. Try again in a moment.',
}

/**
 * What this person sees: the server's rows, and over them the own mutations that these do not contain yet, run again
 * after each batch. `onChange` hears once per batch which rows differ, maybe none; 'all' after a fresh start.
 */
export class View {
  readonly #app: SyncModel
  readonly #mutations = new Map<string, Mutation>()
  readonly #userId: string
  readonly #onChange: (changes: readonly RowChange[] | 'all') => void
  readonly #base: Store
  #overlay: Overlay
  #pending: Pending[] = []
  /** Contained already, but not answered: a refusal may still come. */
  readonly #unanswered = new Map<number, Pending>()
  /** Rows that refused mutations had written, while mutations that relied on them may still be under way. */
  readonly #refusedRows = new Set<string>()
  /** What the pending mutations have read: a change of anything else leaves their outcome as it is. */
  readonly #reads = new Set<string>()
  #actor: Actor | null = null
  #place = NOWHERE
  #ready = false

  constructor(app: SyncModel, userId: string, onChange: (changes: readonly RowChange[] | 'all') => void) {
    this.#app = app
    this.#userId = userId
    this.#onChange = onChange
    this.#base = new Store(app.tables)
    this.#overlay = new Overlay(this.#base)
  }

  /** Until a pending mutation is known it shows nothing; it is sent all the same. */
  learn(mutations: Iterable<Mutation>): void {
    const news = new Set<string>()
    for (const mutation of mutations) {
      if (!this.#mutations.has(mutation.name)) news.add(mutation.name)
      this.#mutations.set(mutation.name, mutation)
    }
    if (this.#pending.some(({ queued }) => news.has(queued.name))) this.#rebuild()
  }

  get reader(): Reader {
    return this.#overlay
  }

  get base(): Store {
    return this.#base
  }

  /** The person's rights by the rows of this view; null before the first load and without access. */
  get actor(): Actor | null {
    return this.#actor
  }

  get place(): Place {
    return this.#place
  }

  /** False until there are rows, from the disk or the server. */
  get ready(): boolean {
    return this.#ready
  }

  get pending(): readonly Pending[] {
    return this.#pending
  }

  /** Checks and runs a new mutation over the view; unless refused, it is pending from now on. */
  mutate(queued: QueuedMutation): QueuedMutation | RefusalText {
    const mutation = this.#mutations.get(queued.name)
    if (!mutation) throw new Error(`Unknown mutation ${queued.name}`)
    if (!this.#actor) return NOT_LOADED
    try {
      const pending = new Pending({ ...queued, args: parseArguments(mutation, queued.args) })
      const shown = new Shown(this.#base)
      this.#run(pending, shown, (error) => {
        // The row may lie outside what this browser holds; the server knows.
        if (!(error instanceof Refusal) || error.reason.kind !== 'not-found') throw error
      })
      this.#pending.push(pending)
      this.#tell(shown)
      return pending.queued
    } catch (error) {
      if (error instanceof Refusal) return error.text
      throw error
    }
  }

  /** Takes over changes of the server, which bring the base rows to another place. */
  apply(changes: readonly Change[], place: Partial<Place>): void {
    const isUnaffected = !this.#affectsPending(changes)
    const work = () => {
      this.#base.apply(changes)
      this.#place = { ...this.#place, ...place }
    }
    const { cursor, acknowledged } = { ...this.#place, ...place }
    if (isUnaffected && !this.#pending.some((pending) => pending.isContained(cursor, acknowledged))) {
      const shown = new Shown(this.#base)
      shown.note(changes, this.#overlay)
      work()
      this.#tell(shown)
    } else {
      this.#rebuild(work, changes)
    }
  }

  /** Starts afresh from these rows; pending mutations stay. */
  replace(rows: readonly BootstrapLine[], place: Place): void {
    this.#base.clear()
    this.#base.apply(changesOf(this.#base, rows))
    this.#place = place
    this.#unanswered.clear()
    this.#ready = true
    this.#rerun()
    this.#onChange('all')
  }

  /** The removal of every base row that only these scopes show. */
  removalOf(scopes: ReadonlySet<Scope>): Change[] {
    const changes: Change[] = []
    for (const { table, row } of this.#base.entries()) {
      const scope = table.scope(row)
      if (scopes.has(scope)) changes.push({ entity: table.name, id: row.id, row: null, scope })
    }
    return changes
  }

  /** Takes note of mutations as they were stored, by this tab or another. */
  add(queue: readonly QueuedMutation[]): void {
    const known = new Map(this.#pending.map((pending) => [pending.queued.key, pending]))
    const added = queue.filter(({ key, mid }) => {
      const pending = known.get(key)
      if (pending) pending.queued.mid = mid
      return !pending
    })
    this.#pending.push(...added.map((queued) => new Pending({ ...queued })))
    const { cursor, acknowledged } = this.#place
    const isInOrder = this.#pending.every(
      (pending, index, all) =>
        !pending.isContained(cursor, acknowledged) && (all[index - 1]?.mid ?? 0) <= pending.mid,
    )
    if (added.length > 0 || !isInOrder) this.#rebuild()
  }

  /** Takes a mutation back that could not even be stored. */
  withdraw(key: string): void {
    this.#rebuild(() => {
      this.#pending = this.#pending.filter(({ queued }) => queued.key !== key)
    })
  }

  /** Makes the stored queue the truth; only what is still being stored stays beside it. */
  setQueue(queue: readonly QueuedMutation[]): void {
    const stored = new Set(queue.map(({ key }) => key))
    this.#rebuild(() => {
      this.#pending = this.#pending.filter(({ queued }) => stored.has(queued.key) || queued.mid === null)
    })
    this.add(queue)
  }

  /** Mids count from 1 again: this browser has become a new client. */
  startAnew(): void {
    this.#place = { ...this.#place, acknowledged: 0 }
    this.#unanswered.clear()
  }

  /** Takes in the server's answers and returns the refusals to show: one for each chain of dependents. */
  settle(results: readonly MutationResult[]): LateRefusal[] {
    const refusals: LateRefusal[] = []
    this.#rebuild(() => {
      for (const result of results) refusals.push(...this.#settleOne(result))
    })
    if (this.#pending.length + this.#unanswered.size === 0) this.#refusedRows.clear()
    return refusals
  }

  #settleOne({ mid, status, seq, error }: MutationResult): LateRefusal[] {
    const pending = this.#unanswered.get(mid) ?? this.#pending.find((candidate) => candidate.mid === mid)
    this.#unanswered.delete(mid)
    if (pending) pending.seq = seq ?? this.#place.cursor
    if (status !== 'rejected' || !error) return []
    this.#pending = this.#pending.filter((other) => other !== pending)
    const explained = pending && [...pending.touched].some((row) => this.#refusedRows.has(row))
    for (const row of pending?.wrote ?? []) this.#refusedRows.add(row)
    return explained ? [] : [{ tab: pending?.queued.tab, text: error }]
  }

  #rerun(): void {
    const { cursor, acknowledged } = this.#place
    const isContained = (pending: Pending) => pending.isContained(cursor, acknowledged)
    for (const pending of this.#pending) {
      if (!isContained(pending) || pending.seq !== null || this.#unanswered.has(pending.mid)) continue
      this.#unanswered.set(pending.mid, pending)
    }
    this.#pending = this.#pending
      .filter((pending) => !isContained(pending))
      .toSorted((one, other) => (one.mid === other.mid ? 0 : one.mid - other.mid))
    this.#overlay = new Overlay(this.#base)
    this.#actor = this.#app.actorOf(this.#overlay, this.#userId)
    this.#reads.clear()
    // One that can’t be shown any more stays pending all the same: only the server decides.
    for (const pending of this.#pending) this.#run(pending, null, () => {})
  }

  /** Runs a mutation over the view and adds to it what it writes, whose rows `shown` notes as they were. */
  #run(pending: Pending, shown: Shown | null, onFailure: (error: unknown) => void): void {
    const { name, args, at } = pending.queued
    const mutation = this.#mutations.get(name)
    if (!mutation || !this.#actor) return
    const reader = new NotingReader(this.#overlay)
    try {
      const written = runMutation(this.#app, mutation, reader, args, { actor: this.#actor, now: at })
      const changes = written.changes()
      shown?.note(changes, this.#overlay)
      for (const { entity, id } of changes) pending.wrote.add(rowKey(entity, id))
      this.#overlay.absorb(written)
      if (this.#touchesMembership(changes)) this.#actor = this.#app.actorOf(this.#overlay, this.#userId)
    } catch (error) {
      onFailure(error)
    } finally {
      for (const key of reader.noted) this.#reads.add(key)
      for (const key of reader.noted) pending.touched.add(key)
    }
  }

  #touchesMembership(changes: readonly Change[]): boolean {
    return changes.some(({ entity }) => this.#base.definition(entity).membership)
  }

  #affectsPending(changes: readonly Change[]): boolean {
    const isRead = ({ entity, id, row }: Change) => {
      const table = this.#base.definition(entity)
      const change = { table, before: this.#base.get(table, id), after: row ?? undefined }
      return keysOf(change).some((key) => this.#reads.has(key))
    }
    return this.#touchesMembership(changes) || (this.#pending.length > 0 && changes.some(isRead))
  }

  /** Does `work`, which may apply `incoming` to the base, runs the pending mutations again, and tells what differs. */
  #rebuild(work: () => void = () => {}, incoming: readonly Change[] = []): void {
    const shown = new Shown(this.#base)
    shown.note(this.#overlay.changes(), this.#overlay)
    shown.note(incoming, this.#overlay)
    work()
    this.#rerun()
    // A row that enters the overlay only now was shown as it lies in the base.
    shown.note(this.#overlay.changes(), this.#base)
    this.#tell(shown)
  }

  #tell(shown: Shown): void {
    const changes: RowChange[] = []
    for (const { table, id, before } of shown.rows()) {
      const after = this.#overlay.get(table, id)
      if (before === after) continue
      if (before && after && isSame(before, after)) this.#keep(table, before, after)
      else changes.push({ table, before, after })
    }
    this.#onChange(changes)
  }

  /** Puts the object shown so far in the place of an equal new one, so that nothing that compares objects stirs. */
  #keep(table: Table, shown: Row, equal: Row): void {
    if (this.#base.get(table, shown.id) !== equal) this.#overlay.put(table, shown.id, shown)
    else this.#base.apply([{ entity: table.name, id: shown.id, row: shown, scope: table.scope(shown) }])
  }
}
