import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { team } from '../../../sync/scope.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { myTeams } from '../../teams/teams.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { assignMetric, removeMetricFromTeam } from './metric-teams.mutations.ts'
import { teamsOfMetric } from './metric-teams.queries.ts'
import { NO_OTHER_TEAM, sharingExplained, SHOW_IN_OTHER_TEAMS } from './metric-teams.text.ts'

type MetricTeamsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; metric: Metric }

/** Which other teams show a metric. Each tick is saved at once. */
export default function MetricTeamsDialog({ open, onOpenChange, metric }: MetricTeamsDialogProps) {
  const { id: metricId, teamId: home, name: metricName } = metric
  const mutate = useMutate()
  const actor = useActor()
  const shownIn = useLive(teamsOfMetric, { metricId })?.others ?? []
  const mine = useLive(myTeams, {}) ?? []
  const offered = [...mine, ...shownIn.filter(({ id }) => !actor.sees(team(id)))].filter(
    ({ id }) => id !== home,
  )
  const set = (teamId: string, isShown: boolean) =>
    isShown
      ? mutate(assignMetric, { id: newId(), metricId, teamId })
      : mutate(removeMetricFromTeam, { metricId, teamId })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={SHOW_IN_OTHER_TEAMS}
      description={sharingExplained(metricName)}
      asksBeforeClosing={false}
    >
      {offered.length === 0 && <p className="text-soft">{NO_OTHER_TEAM}</p>}
      <ul className="grid">
        {offered.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={shownIn.some((other) => other.id === id)}
              onChange={({ target }) => void set(id, target.checked)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
