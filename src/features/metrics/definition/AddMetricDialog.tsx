import { useLive } from '../../../sync/browser/react.ts'
import { checkedSchema } from '../../../ui/checked-schema.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { NoTeams } from '../../teams/NoTeams.tsx'
import { myTeams } from '../../teams/teams.queries.ts'
import { NO_TEAMS } from '../metrics.text.ts'
import { createMetric } from './metric-definition.mutations.ts'
import { definedMetricProblem } from './metric-definition.rules.ts'
import { ADD_METRIC, ADD_METRIC_TITLE, METRIC_ADDED, METRIC_ADDED_DETAIL } from './metric-definition.text.ts'
import { MetricFields, readMetricFields } from './MetricFields.tsx'

type AddMetricDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The team that is proposed; by default the first of the person's teams. */
  teamId?: string | undefined
  /** The owner that is proposed; by default the person themselves. */
  ownerId?: string | undefined
  /** With which the name begins. */
  name?: string | undefined
  onAdded?: ((metricId: string) => void) | undefined
}

const schema = checkedSchema(createMetric.schema, definedMetricProblem)

export default function AddMetricDialog({ teamId, ownerId, name, onAdded, ...dialog }: AddMetricDialogProps) {
  const teams = useLive(myTeams, {}) ?? []
  return (
    <FormDialog
      {...dialog}
      title={ADD_METRIC_TITLE}
      mutation={createMetric}
      schema={schema}
      read={(form, id) => ({ id, ...readMetricFields(form), description: null })}
      submitLabel={ADD_METRIC}
      offersAnother
      onDone={({ id }) => {
        toast.success(METRIC_ADDED, METRIC_ADDED_DETAIL)
        onAdded?.(id)
      }}
      instead={teams.length === 0 ? <NoTeams text={NO_TEAMS} /> : null}
    >
      <MetricFields teams={teams} teamId={teamId ?? teams[0]?.id} ownerId={ownerId} name={name} />
    </FormDialog>
  )
}
