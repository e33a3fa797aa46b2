import type { WeekOfMetric } from '../metrics.queries.ts'

/** Which metrics are shown: those that miss their target in the week that is due, or those without its number. */
export type Filter = 'off-track' | 'missing'

export interface Standing {
  count: number
  offTrack: number
  missing: number
}

/** A filter with the metrics that were of its kind when it was chosen. One that is put right since stays, so that no row jumps away. */
export interface Filtered {
  filter: Filter
  ids: ReadonlySet<string>
}

type Week = Readonly<Record<string, WeekOfMetric>>

const isOffTrack = (week: Week, id: string): boolean => week[id]?.status === 'missed'
const isMissing = (week: Week, id: string): boolean => week[id]?.isMissing ?? false

/** How many of these metrics are off track and how many lack their number. */
export const standing = (week: Week, metricIds: readonly string[]): Standing => ({
  count: metricIds.length,
  offTrack: metricIds.filter((id) => isOffTrack(week, id)).length,
  missing: metricIds.filter((id) => isMissing(week, id)).length,
})

export function filtered(week: Week, filter: Filter): Filtered {
  const isOf = filter === 'missing' ? isMissing : isOffTrack
  return { filter, ids: new Set(Object.keys(week).filter((id) => isOf(week, id))) }
}
