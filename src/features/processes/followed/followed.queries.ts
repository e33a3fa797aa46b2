import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { canEditMetrics } from '../../metrics/metrics.access.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { canSeeProcesses } from '../processes.access.ts'
import { type Process, processes } from '../processes.table.ts'
import { isFollowedByEveryone, monthOf, type Parts } from './followed.rules.ts'
import { measuresOf, partsOf } from './followed.reads.ts'
import { type ProcessCheck, processChecks } from './followed.table.ts'

export interface FollowedBy {
  parts: Parts
  isFollowed: boolean
  /** The metrics that measure it, by their names, as far as the reader sees them. */
  measures: { id: string; name: string }[]
  /** The metric that tracks how many have read it. */
  readingMetric: { id: string; name: string } | null
  /** What was said this month. */
  check: ProcessCheck | undefined
  /** Whether the actor is to say this month whether it was followed. */
  asks: boolean
}

/** How far a published process is followed by everyone; null for those who do not see its draft. */
export const followedByEveryone = defineQuery('followedByEveryone', {
  input: { processId: ref('processes'), today: date() },
  visibleTo: canSeeProcesses,
  run(read, { processId, today }, actor): FollowedBy | null {
    const process = read.get(processes, processId)
    if (!process || process.version === 0) return null
    const parts = partsOf(read, process, today, actor)
    const [check] = read.where(processChecks, { processId, month: monthOf(today) })
    return {
      parts,
      isFollowed: isFollowedByEveryone(parts),
      measures: measuresOf(read, processId, actor).map(({ metric: { id, name } }) => ({ id, name })),
      readingMetric: readingMetricOf(read, process),
      check,
      asks: process.ownerId === actor.id && check === undefined,
    }
  },
})

function readingMetricOf(read: Reader, { readingMetricId }: Process): FollowedBy['readingMetric'] {
  const metric = readingMetricId === null ? undefined : read.get(metrics, readingMetricId)
  return metric && metric.deletedAt === null ? { id: metric.id, name: metric.name } : null
}

/** The metrics of the actor's teams that do not measure a process yet, by name. */
export const measurableBy = defineQuery('measurableBy', {
  input: { processId: ref('processes') },
  visibleTo: canSeeProcesses,
  run(read, { processId }, actor): { id: string; name: string }[] {
    if (!canEditMetrics(actor)) return []
    const present = new Set(measuresOf(read, processId, actor).map(({ metric }) => metric.id))
    return read
      .where(metrics, {})
      .filter(({ id, deletedAt }) => deletedAt === null && !present.has(id))
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name))
  },
})
