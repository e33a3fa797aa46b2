import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { people, type Person } from '../../people/people.table.ts'
import { canViewMetrics } from '../metrics.access.ts'
import { definitionsOf } from '../metrics.reads.ts'
import { type Definition, type MetricDefinition, metrics } from '../metrics.table.ts'
import { definitionOf, differenceOf } from './definitions.rules.ts'

/** The week from which on a metric was defined differently. */
export interface DefinitionChange {
  /** What held before. */
  before: MetricDefinition
  after: Definition
  changed: readonly (keyof Definition)[]
  owners: { before: Person | undefined; after: Person | undefined }
  by: Person | undefined
}

/** The changes of a metric, newest first. */
export const definitionChanges = defineQuery('definitionChanges', {
  input: { metricId: ref('metrics') },
  visibleTo: canViewMetrics,
  run(read, { metricId }): DefinitionChange[] {
    const metric = read.get(metrics, metricId)
    const definitions = definitionsOf(read, metricId)
    if (!metric) return []
    return definitions
      .map((before, index) => {
        const after = definitionOf(definitions[index + 1] ?? metric)
        const changed = Object.keys(differenceOf(before, after)) as (keyof Definition)[]
        const [owner, former] = [after, before].map(({ ownerId }) => read.get(people, ownerId))
        return {
          before,
          after,
          changed,
          owners: { before: former, after: owner },
          by: read.get(people, before.createdBy),
        }
      })
      .toReversed()
  },
})
