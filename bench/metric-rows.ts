import { type Metric, metrics, metricValues } from '../src/features/metrics/metrics.table.ts'
import { cellOf } from '../src/features/metrics/values/metric-values.mutations.ts'
import { newRow } from '../src/features/people/company-rows.rules.ts'
import { newId } from '../src/sync/id.ts'

type Given = Pick<Metric, 'teamId' | 'ownerId'> & Partial<Metric>

export const nameAt = (place: number): string => `Metric ${place}`

/** The metric at this place of a team's scorecard. */
export function metricAt(place: number, given: Given): Metric {
  const now = new Date().toISOString()
  const name = nameAt(place)
  return {
    id: newId(),
    isShared: false,
    groupId: null,
    name,
    claimedName: name.toLowerCase(),
    description: null,
    unit: 'number',
    targetValue: 100,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
    formula: null,
    inputTeamIds: [],
    displayOrder: place,
    missesDismissedAt: null,
    sourceFailingSince: null,
    sourceFilledFor: null,
    earlier: [],
    createdBy: given.ownerId,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...given,
  }
}

/** A metric's rows, with what its owner entered in which week. */
export const metricRows = (
  metric: Metric,
  entered: readonly (readonly [week: string, value: number])[] = [],
) => [
  newRow(metrics, metric),
  ...entered.map(([week, value]) =>
    newRow(metricValues, {
      ...cellOf(metric.id, week),
      teamId: metric.teamId,
      isShared: metric.isShared,
      value,
      customTargetValue: null,
      customTargetLogic: null,
      targetNote: null,
      earlier: [],
      updatedBy: metric.ownerId,
      updatedAt: metric.updatedAt,
    }),
  ),
]
