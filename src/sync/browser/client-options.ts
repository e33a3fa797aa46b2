import type { SyncModel } from '../app.ts'
import type { Mutation } from '../define-mutation.ts'
import type { RefusalText } from '../refusal.ts'
import type { Platform } from './platform.ts'

/**
 * Each screen brings the mutations it offers. `loadMutations` loads all of them, for those that were queued before the page
 * was loaded.
 */
export interface BrowserApp extends SyncModel {
  loadMutations(): Promise<ReadonlyMap<string, Mutation>>
}

export interface SyncOptions {
  app: BrowserApp
  userId: string
  companyId: string
  /**
   * A mutation was refused, here at once or later by the server. `text` is for the person who made it; `undone` are the arguments if
   * it had been shown as done.
   */
  onRefusal(text: RefusalText, undone?: unknown): void
  /** The person must sign in again; the queue is kept until then. */
  onSessionEnded(): void
  /** The person is no longer a member; what was stored of the company has been deleted. */
  onCompanyLost(): void
  platform?: Platform
}
