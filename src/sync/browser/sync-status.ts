import type { QueuedMutation } from '../pending.ts'

/** How this browser stands with the server. */
export interface SyncStatus {
  /** Whether the server can be reached; null until the first attempt has succeeded or failed. */
  readonly online: boolean | null
  /** The server closed this browser's line, because the person has too many; it stays closed until they come back to it. */
  readonly crowded: boolean
  /** How many of this person's mutations the server has not confirmed yet. */
  readonly pending: number
  /** Mutations made with an older version of the page, which the server can't take as they are. */
  readonly parked: readonly QueuedMutation[]
  /** What the server refused after it had been shown as done, the earliest first: kept until its author has decided about it. */
  readonly refused: readonly QueuedMutation[]
  /** A newer version is out: the page must be reloaded before anything more can be changed. */
  readonly outdated: boolean
}

export const NO_STATUS: SyncStatus = {
  online: null,
  crowded: false,
  pending: 0,
  parked: [],
  refused: [],
  outdated: false,
}
