import { Trash2 } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { formReader, type FormReader } from '../../../ui/form-reader.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import { checkedSchema } from '../../../ui/checked-schema.ts'
import { MetricFields, readMetricFields } from './MetricFields.tsx'
import { definedMetricProblem } from './metric-definition.rules.ts'
import { canDelete } from '../metrics.access.ts'
import { updateMetric } from '../metrics.mutations.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import { namesakes } from '../metrics.rules.ts'
import type { Metric } from '../metrics.table.ts'
import { DUPLICATE_WARNING, duplicateWarning, METRIC_UPDATED, metricUpdated } from '../metrics.text.ts'
import { useDeleteMetric } from './use-delete-metric.ts'
import { differing } from '../../../ui/differing.ts'

type ConfigureMetricDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; metric: Metric }

export default function ConfigureMetricDialog({ open, onOpenChange, metric }: ConfigureMetricDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Configure Metric">
      <ConfigureMetricForm metric={metric} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function ConfigureMetricForm({ metric, onDone }: { metric: Metric; onDone: () => void }) {
  const mutate = useMutate()
  const actor = useActor()
  const deleteWithUndo = useDeleteMetric()
  const teams = useLive(myTeams, {}) ?? []
  const colleagues = useLive(metricsOfTeam, { teamId: metric.teamId }) ?? []
  const [complete, setComplete] = useState(true)

  const read = (form: FormReader) => ({
    metricId: metric.id,
    ...readMetricFields(form),
    description: form.optional('description'),
  })
  const schema = checkedSchema(updateMetric.schema, (patch) => definedMetricProblem({ ...metric, ...patch }))
  // Called once the fields have taken their new values; a missing one disables Save, as the product always did.
  const check = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const form = currentTarget.closest('form')
    if (form) setComplete(schema.safeParse(read(formReader(new FormData(form)))).success)
  }
  return (
    <Form
      schema={schema}
      read={read}
      onSubmit={(patch) => {
        if (mutate(updateMetric, differing(metric, patch))) return
        const renamed = { ...metric, ...patch }
        toast.success(METRIC_UPDATED, metricUpdated(renamed.name))
        if (namesakes(renamed, colleagues).length > 0)
          toast.warning(DUPLICATE_WARNING, duplicateWarning(renamed.name))
        onDone()
      }}
    >
      <div className="grid gap-4" onInput={check} onChange={check}>
        <MetricFields teams={teams} teamId={metric.teamId} metric={metric} />
        <TextArea
          label="Description"
          name="description"
          defaultValue={metric.description ?? ''}
          maxLength={2_000}
        />
      </div>
      <DialogActions
        start={
          canDelete(actor, metric) && (
            <Button
              variant="danger"
              icon={<Trash2 aria-hidden />}
              onClick={() => {
                if (deleteWithUndo(metric)) onDone()
              }}
            >
              Delete Metric
            </Button>
          )
        }
      >
        <SubmitButton disabled={!complete}>Save</SubmitButton>
      </DialogActions>
    </Form>
  )
}
