import type { Pool, PoolClient } from 'pg'
import type { SyncApp } from '../app.ts'
import type { AfterCommit } from './after-commit.ts'

/** Runs `work` in a transaction that shows and accepts rows of this company only. */
export type InCompany = <T>(
  companyId: string,
  userId: string | null,
  work: (client: PoolClient) => Promise<T>,
  /** `repeatable read` shows one snapshot throughout. */
  isolation?: 'read committed' | 'repeatable read',
) => Promise<T>

export interface Log {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface SyncNodeOptions {
  app: SyncApp
  /** Connections of the role that owns nothing and passes no row security. */
  pool: Pool
  inCompany: InCompany
  log: Log
  /** Which of these sessions have ended. Left out, none ever does. */
  endedSessions?(sessionIds: string[]): Promise<string[]>
  /** How often open connections are asked about, in milliseconds. */
  sessionCheckMs?: number
  /** What follows an accepted mutation: mail, jobs. */
  afterCommit?: readonly AfterCommit[]
  /** Told whenever a browser of this person has come to follow the company. */
  onArrival?: (companyId: string, userId: string) => void
  /** False keeps pokes from being told, for tests of lost ones. */
  losePoke?: () => boolean
}
