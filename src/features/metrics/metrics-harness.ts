import type { Cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import { createMetric } from './definition/metric-definition.mutations.ts'
import { metricRow, metricsOfTeam } from './metrics.queries.ts'
import type { Metric, MetricValue } from './metrics.table.ts'

/** A metric of lena's in the crew, changed by `patch`. */
export const aMetric = (patch: Partial<Metric>): Metric => ({
  id: 'a',
  teamId: 'crew',
  isShared: false,
  groupId: null,
  ownerId: 'lena',
  name: 'Leads',
  claimedName: 'leads',
  description: null,
  unit: 'number',
  targetValue: 100,
  targetLogic: 'greater_than_or_equal',
  aggregationType: 'total',
  formula: null,
  inputTeamIds: [],
  displayOrder: 0,
  missesDismissedAt: null,
  sourceFailingSince: null,
  sourceFilledFor: null,
  earlier: [],
  createdBy: 'lena',
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  deletedAt: null,
  ...patch,
})

/** What lena entered for that metric in a week, changed by `patch`. */
export const valueOf = (patch: Partial<MetricValue>): MetricValue => ({
  id: 'value',
  metricId: 'a',
  teamId: 'crew',
  isShared: false,
  week: '2026-11-09',
  value: null,
  customTargetValue: null,
  customTargetLogic: null,
  targetNote: null,
  earlier: [],
  updatedBy: 'lena',
  updatedAt: '2026-11-13T08:00:00.000Z',
  ...patch,
})

/** What stands in a week of `aMetric`. */
export const anEntry = (week: string, patch: Partial<MetricValue>): MetricValue => ({
  id: week,
  metricId: 'a',
  teamId: 'crew',
  isShared: false,
  week,
  value: null,
  customTargetValue: null,
  customTargetLogic: null,
  targetNote: null,
  earlier: [],
  updatedBy: 'lena',
  updatedAt: '2026-11-16T08:00:00.000Z',
  ...patch,
})

/** Makes metrics for a story and looks at them, in the company that `story` returns once it is there. */
export function metricsIn(story: () => Cast['harbor']) {
  const draft = (owner: Player, name: string) => ({
    id: newId(),
    teamId: story().teams.crew as string | null,
    ownerId: owner.id as string | null,
    name,
    description: null,
    unit: 'number' as const,
    targetValue: 100,
    targetLogic: 'greater_than_or_equal' as const,
    aggregationType: 'total' as const,
  })

  async function metricOf(owner: Player, name: string): Promise<string> {
    const metric = draft(owner, name)
    await owner.does(createMetric, metric)
    return metric.id
  }

  async function crewNames(): Promise<string[]> {
    const { omar, teams } = story()
    return (await omar.asks(metricsOfTeam, { teamId: teams.crew })).map(({ name }) => name)
  }

  const stored = async (id: string) => (await story().omar.asks(metricRow, { metricId: id }))?.metric

  return { draft, metricOf, crewNames, stored }
}
