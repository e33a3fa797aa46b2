import { Pending, type QueuedMutation } from './pending.ts'
import type { Position } from './position.ts'
import type { MutationResult } from './protocol.ts'
import type { RefusalText } from './refusal.ts'

/** A refusal by the server, for the tab that made the mutation. */
export interface LateRefusal {
  readonly tab: string | undefined
  /** Those of the mutation, whose effect has been on the screen until now. */
  readonly args: unknown
  readonly text: RefusalText
}

/** The pending mutations in the order of the queue, from the moment they are made until the server has answered them. */
export class PendingQueue {
  #pending: Pending[] = []
  /** Already contained in the base rows but not answered yet, so a refusal may still come. */
  readonly #unanswered = new Map<number, Pending>()
  /** Rows that refused mutations had written, kept while mutations that relied on them may still be under way. */
  readonly #refusedRows = new Set<string>()

  get pending(): readonly Pending[] {
    return this.#pending
  }

  push(pending: Pending): void {
    this.#pending.push(pending)
  }

  /** Takes note of stored mutations and their mids. Answers whether the pending ones must be run again. */
  add(queue: readonly QueuedMutation[], position: Position): boolean {
    const known = new Map(this.#pending.map((pending) => [pending.queued.key, pending]))
    const added = queue.filter(({ key, mid }) => {
      const pending = known.get(key)
      if (pending) pending.queued.mid = mid
      return !pending
    })
    this.#pending = [...this.#pending, ...added.map((queued) => new Pending({ ...queued }))]
    return added.length > 0 || this.hasContained(position) || !this.#isInOrder()
  }

  remove(key: string): void {
    this.#pending = this.#pending.filter(({ queued }) => queued.key !== key)
  }

  /** Drops what is no longer in the stored queue; what is still being stored stays. */
  retain(stored: readonly QueuedMutation[]): void {
    const keys = new Set(stored.map(({ key }) => key))
    this.#pending = this.#pending.filter(({ queued }) => keys.has(queued.key) || queued.mid === null)
  }

  /** Takes in the server's answers and returns the refusals to show: one for each chain of dependent mutations. */
  settle(results: readonly MutationResult[], { cursor }: Position): LateRefusal[] {
    return results.flatMap((result) => this.#settleOne(result, cursor))
  }

  hasContained(position: Pick<Position, 'cursor' | 'acknowledged'>): boolean {
    return this.#pending.some((pending) => pending.isContained(position))
  }

  /** Drops the mutations that base rows at this position contain and puts the others in order. */
  dropContained(position: Position): void {
    const rest: Pending[] = []
    for (const pending of this.#pending) {
      if (!pending.isContained(position)) rest.push(pending)
      else if (pending.seq === null && !this.#unanswered.has(pending.mid))
        this.#unanswered.set(pending.mid, pending)
    }
    this.#pending = rest.toSorted((one, other) => (one.mid === other.mid ? 0 : one.mid - other.mid))
    if (this.#pending.length + this.#unanswered.size === 0) this.#refusedRows.clear()
  }

  /** Expects no more answers to mutations that the base rows contain. */
  forgetUnanswered(): void {
    this.#unanswered.clear()
  }

  #settleOne({ mid, status, seq, error }: MutationResult, cursor: number): LateRefusal[] {
    const pending = this.#unanswered.get(mid) ?? this.#pending.find((candidate) => candidate.mid === mid)
    this.#unanswered.delete(mid)
    if (pending) pending.seq = seq ?? cursor
    if (status !== 'rejected' || !error) return []
    this.#pending = this.#pending.filter((other) => other !== pending)
    const isExplained = pending && [...pending.touched].some((row) => this.#refusedRows.has(row))
    for (const row of pending?.wrote ?? []) this.#refusedRows.add(row)
    return isExplained ? [] : [{ tab: pending?.queued.tab, args: pending?.queued.args, text: error }]
  }

  #isInOrder(): boolean {
    return this.#pending.every(({ mid }, index, all) => (all[index - 1]?.mid ?? 0) <= mid)
  }
}
