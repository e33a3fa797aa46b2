import { useActor, useLive } from '../../../sync/browser/react.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { metricChoices } from '../../metrics/formulas/formula.queries.ts'
import { canMeasureBy } from '../org-chart.access.ts'
import { linkMetric } from './measures.mutations.ts'
import { measuresOfSeat } from './measures.queries.ts'
import type { AboutSeat } from './MoveSeatDialog.tsx'
import { ADD_MEASURE, METRIC, SELECT_METRIC } from './seat.text.ts'

/** Measures a seat by a metric of a team that the reader sees. */
export function MeasureDialog({ branch: { seat }, ...dialog }: AboutSeat) {
  const actor = useActor()
  const choices = useLive(metricChoices, {}) ?? []
  const present = useLive(measuresOfSeat, { seatId: seat.id }) ?? []
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={ADD_MEASURE}
      description={seat.name}
      mutation={linkMetric}
      read={(form) => ({ seatId: seat.id, metricId: form.raw('metricId') })}
      submitLabel={ADD_MEASURE}
      needsValid
    >
      <Select
        label={METRIC}
        name="metricId"
        placeholder={SELECT_METRIC}
        options={choices
          .filter(({ metric }) => canMeasureBy(actor, metric) && !present.includes(metric.id))
          .map(({ metric: { id, name }, teamName }) => ({ value: id, label: name, detail: teamName }))}
      />
    </FormDialog>
  )
}
