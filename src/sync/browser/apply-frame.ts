import type { Change } from '../change.ts'
import { type Frame, fromWire } from '../protocol.ts'
import type { View } from '../view.ts'
import { changesOf } from '../whole-rows.ts'

/** A frame that changes rows. The leading tab passes these on to its followers. */
export type RowFrame = Extract<Frame, { t: 'd' | 'scope+' | 'scope-' }>

export const isRowFrame = (frame: Frame): frame is RowFrame =>
  frame.t === 'd' || frame.t === 'scope+' || frame.t === 'scope-'

/** Applies a frame to the view. Returns the changes of its base, or null if an earlier frame is missing. */
export function applyFrame(view: View, frame: RowFrame): readonly Change[] | null {
  const { cursor, acknowledged, scopes } = view.position
  if (frame.from !== cursor) return null
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
      const changes = view.removalOf(lost)
      view.apply(changes, { cursor: frame.seq, scopes: scopes.filter((scope) => !lost.has(scope)) })
      return changes
    }
  }
}
