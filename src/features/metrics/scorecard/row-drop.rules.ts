import { ROW_HEIGHT } from './grid-layout.rules.ts'
import type { Lines } from './grid-lines.rules.ts'
import type { Place } from './metric-move.rules.ts'

export interface Drop {
  place: Place
  /** Where the line between two rows is drawn, in pixels from below the header. */
  top: number
}

/** Where a row that is let go at a height, in pixels from below the header, would stand; null without any line. */
export function dropAt({ all, height }: Lines, y: number): Drop | null {
  const index = all.findLastIndex(({ top }) => top <= Math.max(0, y))
  const line = all[index]
  if (!line) return null
  const next = all[index + 1]
  const bottom = next?.top ?? height
  if ('section' in line) {
    const { id, metrics } = line.section
    return { place: { groupId: id, before: metrics[0]?.id ?? null }, top: bottom }
  }
  const { metric, top } = line
  const { groupId } = metric
  if (y < top + ROW_HEIGHT / 2) return { place: { groupId, before: metric.id }, top }
  const isLast = !next || 'section' in next
  return { place: { groupId, before: isLast ? null : next.metric.id }, top: bottom }
}
