import type { Actor } from '../actor.ts'
import type { Change } from '../change.ts'
import type { Mutation } from '../define-mutation.ts'
import type { Table } from '../define-table.ts'
import type { MutationResult } from '../protocol.ts'
import type { RefusalText } from '../refusal.ts'
import type { Reader } from '../store.ts'
import type { Overlay, WrittenRow } from '../transaction.ts'
import type { Replica } from './replica.ts'
import type { Sizes } from './sizes.ts'

/** Rows of a table that is never synced, written and removed in the transaction of a mutation. */
export interface Beside {
  table: string
  rows: readonly { id: string }[]
  /** The ids of those that go. */
  gone: readonly string[]
}

/** What goes beside what a mutation has written. `read` shows the company with it. */
export type MakeBeside = (written: Written, read: Reader) => Beside

/** The rows that a mutation has written, each as it was and as it is. */
export type Written = readonly { table: Table; rows: readonly WrittenRow[] }[]

/** A mutation on its way to the commit, from a browser (`client`) or from the server itself. */
export interface Submission {
  client: { id: string; mid: number } | null
  /** Null if the server itself acts. */
  userId: string | null
  /** Takes from the actor what does not count here, such as rights that a token does not have. */
  narrow?(actor: Actor): Actor
  mutation: Mutation
  args: unknown
  /** Where it was asked for, as a prefix of the network address. */
  network?: string | null
  /** Only for what the server itself runs. */
  beside?: MakeBeside
  resolve(result: MutationResult): void
  reject(error: unknown): void
}

export interface Accepted {
  submission: Submission
  /** 1 for the first of the batch; each one raises the company's seq by one. */
  offset: number
  changes: Change[]
  /** Of the JSON of the rows written. */
  bytes: number
  beside: Beside | null
}

/** The mids of one client that a batch takes. `seq` is that of its last accepted mutation that changed something. */
export interface ClientTurn {
  userId: string
  from: number
  to: number
  seq: number
}

/** What submissions come to when they run over the replica, before anything is written. */
export interface Batch {
  replica: Replica
  overlay: Overlay
  /** What the company holds with this batch. */
  sizes: Sizes
  accepted: Accepted[]
  refused: { submission: Submission; text: RefusalText; recorded: boolean }[]
  duplicates: Submission[]
  gaps: { submission: Submission; expected: number }[]
  /** Did not fit any more and wait for the next batch. */
  left: Submission[]
  /** How far this batch takes each client. */
  clients: Map<string, ClientTurn>
}
