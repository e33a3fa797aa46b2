import assert from 'node:assert/strict'
import type { MutateAnswer, MutateRequest } from '../../src/sync/protocol.ts'

/** How the server decided on each tagged mutation; browsers may not have heard of it. */
export class Decisions {
  readonly #byTag = new Map<string, 'ok' | 'rejected'>()

  get size(): number {
    return this.#byTag.size
  }

  has(tag: string): boolean {
    return this.#byTag.has(tag)
  }

  of(tag: string): 'ok' | 'rejected' | undefined {
    return this.#byTag.get(tag)
  }

  *[Symbol.iterator](): Generator<[tag: string, decision: 'ok' | 'rejected']> {
    yield* this.#byTag
  }

  /** Takes in an answer, which must not contradict an earlier one. */
  record({ mutations }: MutateRequest, { results }: MutateAnswer): void {
    for (const [index, { status }] of results.entries()) {
      const { tag } = mutations[index]!.args as { tag?: string }
      if (tag === undefined || status === 'gap') continue
      const before = this.#byTag.get(tag)
      assert.ok(before === undefined || before === status, `${tag} was ${before} and is ${status}`)
      this.#byTag.set(tag, status)
    }
  }
}
