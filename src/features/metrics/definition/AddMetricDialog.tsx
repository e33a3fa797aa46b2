import { useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { NoTeams } from '../../teams/NoTeams.tsx'
import { myTeams } from '../../teams/teams.queries.ts'
import { checkedSchema } from '../../../ui/checked-schema.ts'
import { MetricFields, readMetricFields } from './MetricFields.tsx'
import { definedMetricProblem } from './metric-definition.rules.ts'
import { createMetric } from '../metrics.mutations.ts'
import { METRIC_ADDED, NO_TEAMS } from '../metrics.text.ts'

type AddMetricDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The team that is proposed. */
  teamId?: string | undefined
}

export default function AddMetricDialog({ open, onOpenChange, teamId }: AddMetricDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Metric">
      <AddMetricForm teamId={teamId} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const schema = checkedSchema(createMetric.schema, definedMetricProblem)

function AddMetricForm({ teamId, onDone }: { teamId: string | undefined; onDone: () => void }) {
  const mutate = useMutate()
  const teams = useLive(myTeams, {}) ?? []
  const [id] = useState(newId)
  if (teams.length === 0) return <NoTeams text={NO_TEAMS} />
  return (
    <Form
      schema={schema}
      read={(form) => ({ id, ...readMetricFields(form), description: null })}
      onSubmit={(metric) => {
        if (mutate(createMetric, metric)) return
        toast.success(METRIC_ADDED.title, METRIC_ADDED.detail)
        onDone()
      }}
    >
      <MetricFields teams={teams} teamId={teamId ?? teams[0]?.id} />
      <DialogActions>
        <SubmitButton>Add metric</SubmitButton>
      </DialogActions>
    </Form>
  )
}
