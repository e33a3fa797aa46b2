import type { FastifyReply } from 'fastify'
import { Allowance } from '../../../sync/server/allowance.ts'
import { refuse } from '../../../sync/server/server.refusals.ts'
import { TryLater } from '../../../sync/server/try-later.ts'

/** Of one token, on one node: in a minute, and at once. */
const PER_MINUTE = 300
const AT_ONCE = 60

/** How fast the programs with one token may ask. Every answer says how much is left. */
export class TokenPace {
  readonly #most: number
  readonly #allowance: Allowance

  /** @param factor as LIMIT_FACTOR */
  constructor(factor: number) {
    this.#most = AT_ONCE * factor
    this.#allowance = new Allowance({ atOnce: this.#most, perSecond: (PER_MINUTE * factor) / 60 })
  }

  /** @throws {TryLater} if it is too fast */
  enter(tokenId: string, reply: FastifyReply): void {
    const wait = this.#allowance.wait(tokenId)
    if (wait === 0) this.#allowance.spend(tokenId, 1)
    const left = Math.max(0, Math.floor(this.#allowance.balance(tokenId)))
    reply.header('ratelimit-policy', `"token";q=${this.#most};w=12`)
    reply.header('ratelimit', `"token";r=${left};t=${Math.max(1, Math.ceil(wait))}`)
    if (wait > 0) throw new TryLater(429, refuse.reason('sync/too-fast'), wait)
  }
}
