import * as z from 'zod/mini'
import type { Change } from './change.ts'
import type { Row } from './define-table.ts'
import { UUID } from './id.ts'
import type { RefusalText } from './refusal.ts'
import type { Scope } from './scope.ts'

/** What travels between browser and server; sync.md of the design and docs/architecture.md tell the story. */

export const CLOSE_SESSION_ENDED = 4401
export const CLOSE_COMPANY_LOST = 4403
export const CLOSE_TOO_SLOW = 4408

/** A client further behind than this many changes starts afresh. */
export const MAX_CHANGES_BEHIND = 5_000
export const MAX_MUTATIONS_PER_REQUEST = 100
export const MAX_FRAME_BYTES = 64 * 1024
export const PING_EVERY_MS = 20_000
export const DEAD_AFTER_MS = 45_000

const sequence = z.int().check(z.gte(0))
const clientId = z.string().check(z.regex(UUID))

/** Body of `POST /api/sync/:companyId/mutate`. Mids of a client start at 1 and have no gaps. */
export const mutateRequest = z.strictObject({
  clientId,
  schema: sequence,
  mutations: z
    .array(
      z.strictObject({
        mid: z.int().check(z.gte(1)),
        name: z.string().check(z.maxLength(100)),
        args: z.unknown(),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_MUTATIONS_PER_REQUEST)),
})
export type MutateRequest = z.infer<typeof mutateRequest>

/** Body of `POST /api/sync/:companyId/query`. */
export const queryRequest = z.strictObject({
  name: z.string().check(z.maxLength(100)),
  args: z.optional(z.unknown()),
})

export interface MutationResult {
  mid: number
  /** `gap`: an earlier mutation of this client is missing; send again from `expected`. */
  status: 'ok' | 'rejected' | 'gap'
  /** With `ok`: the overlay may go once the cursor has reached it. */
  seq?: number
  error?: RefusalText
  duplicate?: boolean
  expected?: number
}

export interface MutateAnswer {
  results: MutationResult[]
  now: string
}

/** First line of `GET /api/sync/:companyId/bootstrap`; every further line is `[entity, row]`. */
export interface BootstrapHeader {
  seq: number
  epoch: string
  scopes: Scope[]
  schema: number
  now: string
}
export type BootstrapLine = [entity: string, row: Row]

/** First frame of a client on the socket, and the body of the stream request. */
export const hello = z.strictObject({
  t: z.literal('hello'),
  clientId,
  schema: sequence,
  epoch: z.string().check(z.maxLength(40)),
  cursor: sequence,
  scopes: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(2_000)),
})
export type Hello = z.infer<typeof hello>

export const ping = z.strictObject({ t: z.literal('ping'), at: z.number() })

export type WireChange = [entity: string, op: 'u' | 'd', id: string, row: Row | null, scope: Scope]

export type Frame =
  /** Changes after `from` up to `seq`; `ack` is the highest own mid among them. */
  | { t: 'd'; from: number; seq: number; changes: WireChange[]; ack?: number }
  | { t: 'scope+'; from: number; seq: number; scopes: Scope[]; rows: BootstrapLine[] }
  | { t: 'scope-'; from: number; seq: number; scopes: Scope[] }
  | { t: 'reset'; why: 'epoch' | 'schema' | 'behind' }
  | { t: 'beat'; seq: number; now: string }
  | { t: 'pong'; at: number; now: string }
  | { t: 'e'; key: string; value: unknown }

export const toWire = ({ entity, id, row, scope }: Change): WireChange => [
  entity,
  row ? 'u' : 'd',
  id,
  row,
  scope,
]

export const fromWire = ([entity, , id, row, scope]: WireChange): Change => ({ entity, id, row, scope })
