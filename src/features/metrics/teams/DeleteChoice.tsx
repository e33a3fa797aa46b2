import type { ReactNode } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { canDelete, canTakeOut } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import { teamsOfMetric } from './metric-teams.queries.ts'
import {
  DELETE_FROM_ALL_TEAMS,
  DELETE_FROM_ALL_TEAMS_EXPLAINED,
  DELETE_FROM_TEAM,
  DELETE_FROM_TEAM_EXPLAINED,
  shownInTeams,
  someAreShared,
} from './metric-teams.text.ts'
import { type DeletedFrom, useDeleteMetrics } from './use-delete-metrics.ts'

type DeleteChoiceProps = {
  metrics: readonly Metric[]
  /** The team on whose scorecard they are. */
  teamId: string
  onDone: () => void
}

/** Asks whether metrics that several teams show are to go from this team or from all; what the person may not do is left out. */
export function DeleteChoice({ metrics, teamId, onDone }: DeleteChoiceProps) {
  const actor = useActor()
  const deleteFrom = useDeleteMetrics(teamId)
  const choose = (from: DeletedFrom) => deleteFrom(metrics, from) && onDone()
  const [only] = metrics.length === 1 ? metrics : []
  const shared = metrics.filter(({ isShared }) => isShared)
  const mayFromTeam = metrics.every((metric) =>
    metric.isShared ? canTakeOut(actor, metric, teamId) : canDelete(actor, metric),
  )
  const mayFromAll = metrics.every((metric) => canDelete(actor, metric))
  return (
    <div className="grid gap-3">
      {only ? <ShownIn metric={only} /> : <p>{someAreShared(shared.length)}</p>}
      {mayFromTeam && (
        <Choice explained={DELETE_FROM_TEAM_EXPLAINED}>
          <Button onClick={() => choose('delete_from_team')}>{DELETE_FROM_TEAM}</Button>
        </Choice>
      )}
      {mayFromAll && (
        <Choice explained={DELETE_FROM_ALL_TEAMS_EXPLAINED}>
          <Button variant="danger" onClick={() => choose('delete_from_all_teams')}>
            {DELETE_FROM_ALL_TEAMS}
          </Button>
        </Choice>
      )}
    </div>
  )
}

function ShownIn({ metric: { id: metricId, name } }: { metric: Metric }) {
  const shown = useLive(teamsOfMetric, { metricId })
  if (!shown?.home) return null
  return (
    <p className="break-words">
      {shownInTeams(
        name,
        [shown.home, ...shown.others].map((team) => team.name),
      )}
    </p>
  )
}

const Choice = ({ explained, children }: { explained: string; children: ReactNode }) => (
  <div className="grid gap-1">
    {children}
    <p className="text-[0.8125rem] text-soft">{explained}</p>
  </div>
)
