import type { Pool, PoolClient } from 'pg'
import type { SyncApp } from '../app.ts'
import type { MutationResult } from '../protocol.ts'
import type { Reader } from '../store.ts'
import type { AfterCommit } from './after-commit.ts'
import type { LinesOptions } from './lines.ts'
import type { Rates } from './person-limits.ts'
import type { Recording } from './recording.ts'
import type { Caps } from './sizes.ts'

/** Runs `work` in a transaction that shows and accepts only rows of this company. */
export type InCompany = <T>(
  companyId: string,
  userId: string | null,
  work: (connection: PoolClient) => Promise<T>,
  /** `repeatable read` shows the same snapshot throughout. */
  isolation?: 'read committed' | 'repeatable read',
) => Promise<T>

/** @param mutation its name */
export type RequireOpen = (read: Reader, mutation: string, now: string) => void

export interface Log {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** The session that follows a company. */
export interface LineOf {
  companyId: string
  sessionId: string
}

export interface SyncNodeOptions {
  app: SyncApp
  /** Connections of the role that owns nothing and is subject to row security. */
  pool: Pool
  /** Whether the database is spread over several machines by company. */
  distributed?: boolean
  inCompany: InCompany
  /** The same in a standby of the database, which follows it and takes no writes: reads of history go there. */
  inStandby?: InCompany | null
  /** How long such a read waits until the standby has come as far as this node, in milliseconds. */
  standbyWaitMs?: number
  log: Log
  /** The time that all nodes share, in milliseconds since 1970; by default that of this machine. */
  now?: () => number
  /** Resolves to those of these sessions that have ended. Without it, none ever does. */
  endedSessions?(sessionIds: string[]): Promise<string[]>
  /** Resolves to those of these lines whose session no longer opens their company, although it has not ended. Without it, none. */
  shutOut?(lines: LineOf[]): Promise<LineOf[]>
  /** How often the sessions of open lines are checked, in milliseconds. */
  sessionCheckMs?: number
  /** How many bytes of memory the rows of all companies together may take; by default a quarter of the heap's limit. */
  liveBytes?: number | null
  /** How long an answer may wait for its client to take more of it, in milliseconds. */
  stalledMs?: number
  /** What follows an accepted mutation, such as mail or jobs. */
  afterCommit?: readonly AfterCommit[]
  /** What is recorded of mutations in their own transactions. */
  recordings?: readonly Recording[]
  /** Called after each commit of this node. */
  onCommit?: (companyId: string) => void
  /** Told how each mutation of this node ended (`failed` if the database could not be reached), and how long that took. */
  onMutation?: (result: MutationResult['status'] | 'failed', seconds: number) => void
  /** Asked before each mutation of a person, or for a guest: throws a refusal while the company may not be written to. It must be cheap. */
  requireOpen?: RequireOpen | undefined
  /** Called whenever a browser of this person starts to follow the company. */
  onArrival?: (companyId: string, userId: string) => void
  /**
   * Whether the person belongs to the company, by an index that needs nothing of the company. Without it, anybody can make a node load
   * any company, although they are not shown it.
   */
  isMember?(companyId: string, userId: string): Promise<boolean>
  /** What everybody online is told, whatever their company; null if nothing. Read again at each notice on its channel. */
  bulletin?(): Promise<unknown>
  /** What one company may hold. */
  caps?: Caps
  /** What one person may ask of this node. */
  rates?: Rates
  /** What open sockets and streams may take up. */
  lines?: LinesOptions
  /** For tests: true loses the poke that is about to be sent. */
  losePoke?: () => boolean
  /** For tests: called between the steps that tell browsers of a commit; what it throws counts as a failure there. */
  onFeedStep?: () => void
}
