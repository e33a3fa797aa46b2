import type { Change } from './change.ts'
import type { Row } from './define-table.ts'
import type { RefusalText } from './refusal.ts'
import type { Region } from './region.ts'
import type { Scope } from './scope.ts'

/** What travels between browser and server. docs/architecture.md tells the story. */

/** The node or the company on it begins anew; the browser comes back. */
export const CLOSE_RESTARTED = 1012
export const CLOSE_SESSION_ENDED = 4401
export const CLOSE_COMPANY_LOST = 4403
/** The person has more lines open than one may have, and this was the oldest. */
export const CLOSE_TOO_MANY = 4429

/** A client further behind than this many changes starts afresh. */
export const MAX_CHANGES_BEHIND = 5_000
export const MAX_MUTATIONS_PER_REQUEST = 100
/** A query over HTTP whose result is a list answers this many of its first entries, and `more: true` if there are others. */
export const MAX_ENTRIES_PER_ANSWER = 1_000
export const MAX_REQUEST_BYTES = 256 * 1024
export const MAX_FRAME_BYTES = 128 * 1024
/** The most scopes that a browser names when it opens its line, in one frame. */
export const MAX_SCOPES = 2_500
export const MAX_LINES_PER_PERSON = 20
/** The most queries that a browser may be waiting for at a time. */
export const MAX_WANTS = 50
/** A region comes in frames of at most this many rows, not counting their companions, so that none is too large for a line. */
export const MAX_REGION_ROWS = 1_000
export const PING_EVERY_MS = 20_000
export const DEAD_AFTER_MS = 45_000

/** The body of `POST /api/sync/:companyId/mutate`. A client's mids start at 1 and have no gaps. */
export interface MutateRequest {
  clientId: string
  schema: number
  mutations: readonly { mid: number; name: string; args?: unknown }[]
}

export interface MutationResult {
  mid: number
  /** `gap`: an earlier mutation of this client is missing. Send again from `expected`. */
  status: 'ok' | 'rejected' | 'gap'
  /** With `ok`: the pending mutation may go once the cursor has reached this seq. */
  seq?: number
  error?: RefusalText
  duplicate?: boolean
  expected?: number
}

export interface MutateAnswer {
  results: MutationResult[]
  now: string
}

/** How far a browser that asks for all rows has come, in the address of `GET /api/sync/:companyId/bootstrap`: nothing if it has none. */
export interface Seen {
  epoch: string
  cursor: number
}

/** The first line of `GET /api/sync/:companyId/bootstrap`. Every other line is `[entity, row]`. */
export interface BootstrapHeader {
  seq: number
  epoch: string
  scopes: Scope[]
  schema: number
  now: string
}
export type BootstrapLine = [entity: string, row: Row]

/** The first frame from a client on the socket, and the body of the stream request. */
export interface Hello {
  t: 'hello'
  clientId: string
  schema: number
  epoch: string
  cursor: number
  scopes: readonly string[]
  /** What its screens reach and it does not hold. A socket asks for more later, an event stream only here. */
  wants?: readonly Want[]
}

/** A query whose regions a browser asks for. */
export interface Want {
  name: string
  args?: unknown
}

export type WireChange = [entity: string, op: 'u' | 'd', id: string, row: Row | null, scope: Scope]

/** The key of the ephemeral that everybody is told, and the channel on which nodes tell each other to read it again. */
export const BULLETIN = 'bulletin'

/** The key of the ephemeral that names the fullest table, if one is nearly full. */
export const FULLEST = 'fullest'

/** The table that is closest to what a company may hold. */
export interface Fullest {
  readonly table: string
  readonly percent: number
}

/** A page of a region's rows as they are at `seq`, counted from 1. From then on later frames keep them current. */
export interface RegionFrame {
  t: 'region+'
  from: number
  seq: number
  region: Region
  rows: BootstrapLine[]
  page: number
  /** Whether further pages follow. */
  more: boolean
}

export type Frame =
  /** The changes after `from` up to `seq`. `ack` is the receiver's highest mid among them. */
  | { t: 'd'; from: number; seq: number; changes: WireChange[]; ack?: number }
  /** Many rows come ahead as changes, in frames of their own. Only with this one are the scopes complete, and held. */
  | { t: 'scope+'; from: number; seq: number; scopes: Scope[]; rows: BootstrapLine[] }
  | { t: 'scope-'; from: number; seq: number; scopes: Scope[] }
  | RegionFrame
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
