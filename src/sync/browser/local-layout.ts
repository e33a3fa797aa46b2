import type { DBSchema } from 'idb'
import type { Change } from '../change.ts'
import type { QueuedMutation } from '../pending.ts'
import type { Position } from '../position.ts'
import type { BootstrapLine } from '../protocol.ts'

/** Whose client this is, and the number its next mutation gets. */
export interface Identity {
  userId: string
  clientId: string
  nextMid: number
}

/** How many of a tab's mutations have been stored, and when the last of them were, by this device's clock. */
export interface Progress {
  made: number
  at: string
}

/** The position of the stored rows. */
export interface StoredPosition extends Position {
  readonly schema: number
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly clockOffset: number
}

export type StoredMutation = QueuedMutation & { mid: number }

export interface Layout extends DBSchema {
  meta: { key: 'identity' | 'position' | `tab ${string}`; value: Identity | StoredPosition | Progress }
  /** A table's rows in groups: with one record per row, loading would take 1 s instead of 25 ms. */
  chunks: { key: number; value: { entity: string; rows: BootstrapLine[1][] } }
  log: { key: number; value: readonly Change[] }
  queue: { key: number; value: StoredMutation }
  /** Mutations of an older schema, kept for their author to decide about. */
  parked: { key: string; value: QueuedMutation }
}
