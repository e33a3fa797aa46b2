import { removalOf } from '../admit.ts'
import type { Change } from '../change.ts'
import { type Frame, fromWire } from '../protocol.ts'
import type { Region } from '../region.ts'
import type { View } from '../view.ts'
import { changesOf } from '../whole-rows.ts'

/** The leading tab's own: these regions leave, and every row that is no longer live. */
interface Release {
  readonly t: 'region-'
  readonly from: number
  readonly seq: number
  readonly regions: readonly Region[]
}

/** A frame that changes rows. The leading tab passes these on to its followers. */
export type RowFrame = Extract<Frame, { t: 'd' | 'scope+' | 'scope-' | 'region+' }> | Release

const ROW_FRAMES = new Set(['d', 'scope+', 'scope-', 'region+', 'region-'])

export const isRowFrame = (frame: { t: string }): frame is RowFrame => ROW_FRAMES.has(frame.t)

/** Applies a frame to the view. Returns the changes of its base, or null if it does not go on from there: an earlier one is missing. */
export function applyFrame(view: View, frame: RowFrame): readonly Change[] | null {
  const { cursor, acknowledged, scopes } = view.position
  if (frame.from !== cursor || frame.seq < cursor) return null
  switch (frame.t) {
    case 'd': {
      const changes = frame.changes.map(fromWire)
      view.apply(changes, { cursor: frame.seq, acknowledged: Math.max(acknowledged, frame.ack ?? 0) })
      return changes
    }
    case 'scope+': {
      const changes = changesOf(view.base, frame.rows)
      view.apply(changes, { cursor: frame.seq, scopes: [...new Set([...scopes, ...frame.scopes])] })
      return changes
    }
    case 'scope-': {
      const lost = new Set(frame.scopes)
      const changes = removalOf(view.base, (table, row) => lost.has(table.scope(row)))
      view.apply(changes, { cursor: frame.seq, scopes: scopes.filter((scope) => !lost.has(scope)) })
      return changes
    }
    // Borrowed rows are not written to the disk.
    case 'region+':
      view.borrow(frame)
      return []
    case 'region-':
      view.giveBack(frame.regions)
      return []
  }
}
