import type { SyncModel } from '../app.ts'
import type { Mutation } from '../define-mutation.ts'
import type { QueuedMutation } from '../pending.ts'
import type { RefusalText } from '../refusal.ts'
import type { Platform } from './platform.ts'

/** A screen brings the mutations it offers; the others come later, for what was queued before the page was loaded. */
export interface BrowserApp extends SyncModel {
  loadMutations(): Promise<ReadonlyMap<string, Mutation>>
}

export interface SyncOptions {
  app: BrowserApp
  userId: string
  companyId: string
  /** A mutation was refused, here or later by the server: words for the person who made it. */
  onRefusal(text: RefusalText): void
  /** Sign-in is needed; the queue is kept until this person is back. */
  onSessionEnded(): void
  /** No longer a member; what was stored of the company is gone. */
  onCompanyLost(): void
  platform?: Platform
}

export interface Connection {
  /** Whether the server can be reached; null until the first attempt has succeeded or failed. */
  readonly online: boolean | null
  /** Own mutations that the server has not confirmed yet. */
  readonly pending: number
  /** Made with an older version of the page; the server can't take them as they are. */
  readonly parked: readonly QueuedMutation[]
  /** A newer version is out: this page has to be loaded again before anything more can be changed. */
  readonly outdated: boolean
}

export const NO_CONNECTION: Connection = { online: null, pending: 0, parked: [], outdated: false }
