import { Trash2 } from 'lucide-react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { checkedSchema } from '../../../ui/checked-schema.ts'
import { differing } from '../../../ui/differing.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import { canDelete } from '../metrics.access.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { updateMetric } from './metric-definition.mutations.ts'
import { definedMetricProblem } from './metric-definition.rules.ts'
import {
  CONFIGURE_METRIC,
  DELETE_METRIC,
  DESCRIPTION,
  DUPLICATE_WARNING,
  duplicateWarning,
  METRIC_UPDATED,
  metricUpdated,
} from './metric-definition.text.ts'
import { namesakes } from './metric-name.rules.ts'
import { MetricFields, readMetricFields } from './MetricFields.tsx'
import { useDeleteMetric } from './use-delete-metric.ts'

type ConfigureMetricDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; metric: Metric }

export default function ConfigureMetricDialog({ metric, ...dialog }: ConfigureMetricDialogProps) {
  const teams = useLive(myTeams, {}) ?? []
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
        description: form.optional('description'),
      })}
      keep={(patch) => differing(metric, patch)}
      needsValid
      onDone={sayDone}
      start={<DeleteMetric metric={metric} onDone={() => dialog.onOpenChange(false)} />}
    >
      <MetricFields teams={teams} teamId={metric.teamId} metric={metric} />
      <TextArea
        label={DESCRIPTION}
        name="description"
        defaultValue={metric.description ?? ''}
        maxLength={2_000}
      />
    </FormDialog>
  )
}

function DeleteMetric({ metric, onDone }: { metric: Metric; onDone: () => void }) {
  const deleteWithUndo = useDeleteMetric()
  if (!canDelete(useActor(), metric)) return null
  return (
    <Button
      variant="danger"
      icon={<Trash2 aria-hidden />}
      onClick={() => {
        if (deleteWithUndo(metric)) onDone()
      }}
    >
      {DELETE_METRIC}
    </Button>
  )
}
