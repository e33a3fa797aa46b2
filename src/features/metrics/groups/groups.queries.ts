import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { canViewTeamMetrics } from '../metrics.access.ts'
import type { MetricGroup } from '../metrics.table.ts'
import { groupsIn } from './groups.reads.ts'

/** A team's groups in the order of its scorecard; which metrics are in them says `metricsOfTeam`. */
export const groupsOfTeam = defineQuery('groupsOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }): MetricGroup[] => groupsIn(read, teamId),
})
