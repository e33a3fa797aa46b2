import { useLive } from '../../sync/browser/react.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { metricChoices } from '../metrics/formulas/formula.queries.ts'
import { setPlanItem } from './plan-items.mutations.ts'
import { type PlanItem, UNIT_LENGTH } from './strategy.table.ts'
import { AMOUNT, METRIC, NO_METRIC, SAVE_MEASURE, UNIT } from './strategy.text.ts'

type MeasureDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: PlanItem }

/** What a measure is to reach, and the metric whose values it shows. */
export default function MeasureDialog({ item, ...dialog }: MeasureDialogProps) {
  const metrics = useLive(metricChoices, {}) ?? []
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={item.title}
      mutation={setPlanItem}
      read={(form) => ({
        itemId: item.id,
        amount: form.number('amount'),
        unit: form.optional('unit'),
        metricId: form.optional('metricId'),
      })}
      submitLabel={SAVE_MEASURE}
    >
      <div className="grid grid-cols-2 gap-3">
        <NumberField label={AMOUNT} name="amount" defaultValue={item.amount ?? undefined} />
        <TextField label={UNIT} name="unit" defaultValue={item.unit ?? ''} maxLength={UNIT_LENGTH} />
      </div>
      <Select
        label={METRIC}
        name="metricId"
        placeholder={NO_METRIC}
        defaultValue={item.metricId ?? ''}
        options={metrics.map(({ metric, teamName }) => ({
          value: metric.id,
          label: metric.name,
          detail: teamName,
        }))}
      />
    </FormDialog>
  )
}
