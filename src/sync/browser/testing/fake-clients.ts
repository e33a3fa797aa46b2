import type { MutationResult } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'

/** What the fake server knows of each client: how far it has come, and what was refused. */
export class FakeClients {
  readonly #clients = new Map<string, { lastMid: number; refused: Map<number, MutationResult> }>()

  clear(): void {
    this.#clients.clear()
  }

  /** Carries out the client's next mutation, once. `commit` answers its seq and throws its Refusal. */
  take(clientId: string, mid: number, seq: number, commit: () => number): MutationResult {
    const client = this.#clients.get(clientId) ?? { lastMid: 0, refused: new Map() }
    this.#clients.set(clientId, client)
    if (mid <= client.lastMid) return client.refused.get(mid) ?? { mid, status: 'ok', seq, duplicate: true }
    if (mid > client.lastMid + 1) return { mid, status: 'gap', expected: client.lastMid + 1 }
    client.lastMid = mid
    try {
      return { mid, status: 'ok', seq: commit() }
    } catch (caught) {
      if (!(caught instanceof Refusal)) throw caught
      const result: MutationResult = { mid, status: 'rejected', error: caught.text }
      client.refused.set(mid, result)
      return result
    }
  }
}
