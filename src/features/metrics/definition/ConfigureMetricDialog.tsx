import { Trash2 } from 'lucide-react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { checkedSchema } from '../../../ui/checked-schema.ts'
import { differing } from '../../../ui/differing.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import { weekOf } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { canDelete } from '../metrics.access.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { DefinitionHistory } from './DefinitionHistory.tsx'
import { FromWhen } from './FromWhen.tsx'
import { useScorecardActions } from '../scorecard/scorecard-actions.ts'
import { updateMetric } from './metric-definition.mutations.ts'
import { definedMetricProblem } from './metric-definition.rules.ts'
import {
  CONFIGURE_METRIC,
  DELETE_METRIC,
  DUPLICATE_WARNING,
  duplicateWarning,
  METRIC_UPDATED,
  metricUpdated,
} from './metric-definition.text.ts'
import { namesakes } from './metric-name.rules.ts'
import { MetricFields, readMetricFields } from './MetricFields.tsx'

type ConfigureMetricDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; metric: Metric }

export default function ConfigureMetricDialog({ metric, ...dialog }: ConfigureMetricDialogProps) {
  const teams = useLive(myTeams, {}) ?? []
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const thisWeek = weekOf(useToday(), start)
  const colleagues = useLive(metricsOfTeam, { teamId: metric.teamId }) ?? []

  function sayDone(patch: Partial<Metric>) {
    const renamed = { ...metric, ...patch }
    toast.success(METRIC_UPDATED, metricUpdated(renamed.name))
    if (namesakes(renamed, colleagues).length > 0)
      toast.warning(DUPLICATE_WARNING, duplicateWarning(renamed.name))
  }

  return (
    <FormDialog
      {...dialog}
      title={CONFIGURE_METRIC}
      mutation={updateMetric}
      schema={checkedSchema(updateMetric.schema, (patch) => definedMetricProblem({ ...metric, ...patch }))}
      read={(form) => ({
        metricId: metric.id,
        ...readMetricFields(form),
        ...(form.raw('from') !== 'past' && { fromWeek: thisWeek }),
        description: form.optional('description'),
      })}
      keep={(patch) => differing(metric, patch)}
      needsValid
      onDone={sayDone}
      start={<DeleteMetric metric={metric} onDone={() => dialog.onOpenChange(false)} />}
    >
      <FromWhen metric={metric}>
        <MetricFields teams={teams} teamId={metric.teamId} metric={metric} />
      </FromWhen>
      <DefinitionHistory metricId={metric.id} />
    </FormDialog>
  )
}

function DeleteMetric({ metric, onDone }: { metric: Metric; onDone: () => void }) {
  const { remove } = useScorecardActions()
  if (!canDelete(useActor(), metric)) return null
  return (
    <Button
      variant="ghost"
      icon={<Trash2 aria-hidden />}
      onClick={() => {
        onDone()
        remove(metric)
      }}
    >
      {DELETE_METRIC}
    </Button>
  )
}
