import type { WebSocket } from 'ws'
import { gunzipSync } from 'node:zlib'
import { answerTo } from '../../src/server/http/errors.ts'
import { notFound } from '../../src/sync/engine.refusals.ts'
import type { MutateAnswer, MutateRequest, Seen } from '../../src/sync/protocol.ts'
import { afterCommit } from '../../src/sync/server/after-commit.ts'
import { converse } from '../../src/sync/server/converse.ts'
import { SyncNode } from '../../src/sync/server/node.ts'
import { takeMutations } from '../../src/sync/server/take-mutations.ts'
import { TryLater } from '../../src/sync/server/try-later.ts'
import { chaosApp, note } from '../chaos/app.ts'
import type { DatabaseLink } from './database-link.ts'
import type { Faults } from './faults.ts'
import type { Process } from './timeline.ts'

/** What a browser asks for. */
export interface Request {
  readonly companyId: string
  readonly personId: string
  /** The last part of the address. */
  readonly what: string
  readonly body: string
  /** How far the browser has come that asks for all rows. */
  readonly seen: Seen | undefined
}

export interface Answer {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | null
}

interface NodeOptions {
  process: Process
  link: DatabaseLink
  faults: Faults
  onError(error: unknown): void
  now(): number
}

/** A server: the engine as it is, with no HTTP before it. Event streams are refused, as some networks do. */
export class Node {
  readonly process: Process
  readonly sync: SyncNode
  /** Whatever depends on its life is told of its death. */
  readonly onDeath = new Set<() => void>()

  constructor({ process, link, faults, onError, now }: NodeOptions) {
    this.process = process
    this.sync = new SyncNode({
      app: chaosApp,
      pool: link.pool(),
      inCompany: link.inCompany,
      afterCommit: [afterCommit(note, async () => faults.failStep())],
      log: { warn: () => undefined, error: ({ err }: { err?: unknown }) => onError(err) },
      now,
      onFeedStep: () => faults.failStep(),
    })
  }

  kill(): void {
    this.process.isAlive = false
    for (const told of this.onDeath) told()
  }

  async answer(request: Request): Promise<Answer> {
    try {
      return { status: 200, body: await this.#bodyFor(request), retryAfter: null }
    } catch (error) {
      const { status, ...said } = answerTo(error as Error)
      const retryAfter = error instanceof TryLater ? String(error.seconds) : status === 503 ? '2' : null
      return { status, body: JSON.stringify({ error: said }), retryAfter }
    }
  }

  /** Answers whether it takes the socket. */
  accept({ companyId, personId }: Pick<Request, 'companyId' | 'personId'>, socket: WebSocket): boolean {
    if (this.sync.limits.wait(personId, 'line') > 0) return false
    this.sync.limits.charge(personId, 'line')
    converse(this.sync, companyId, { userId: personId, sessionId: 'session' }, socket)
    return true
  }

  async #bodyFor({ companyId, personId, what, body, seen }: Request): Promise<string> {
    if (what !== 'mutate' && what !== 'bootstrap') notFound()
    const leave = this.sync.limits.enter(personId, what)
    const over = new AbortController()
    try {
      const served = (await this.sync.companyOf(companyId, personId, over.signal)) ?? notFound()
      if (what === 'bootstrap') {
        const pieces = await this.sync.bootstraps.answer(companyId, personId, over.signal, seen)
        return gunzipSync(Buffer.concat(pieces)).toString()
      }
      const asked = JSON.parse(body) as MutateRequest
      if (asked.mutations[0]?.mid === 1) this.sync.limits.charge(personId, 'client')
      this.sync.limits.spend(personId, 'mutate', asked.mutations.length - 1)
      const answer = await takeMutations(this.sync, served, { userId: personId, network: null }, asked)
      return JSON.stringify(answer satisfies MutateAnswer)
    } finally {
      over.abort()
      leave()
    }
  }
}
