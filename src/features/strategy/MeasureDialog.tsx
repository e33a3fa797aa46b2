import { useLive } from '../../sync/browser/react.ts'
import { differing } from '../../ui/differing.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { metricChoices } from '../metrics/formulas/formula.queries.ts'
import { setPlanItem } from './plan-items.mutations.ts'
import { type PlanItem, UNIT_LENGTH } from './strategy.table.ts'
import { AMOUNT, METRIC, NO_METRIC, SAVE_MEASURE, UNIT, UNSEEN_METRIC } from './measure-dialog.text.ts'

type MeasureDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: PlanItem }

/** What a measure is to reach, and the metric whose values it shows. */
export default function MeasureDialog({ item, ...dialog }: MeasureDialogProps) {
  const options = (useLive(metricChoices, {}) ?? []).map(({ metric, teamName }) => ({
    value: metric.id,
    label: metric.name,
    detail: teamName,
  }))
  // Somebody else has linked a metric that this editor does not see; it stays unless another is chosen.
  if (item.metricId !== null && options.every(({ value }) => value !== item.metricId))
    options.unshift({ value: item.metricId, label: UNSEEN_METRIC, detail: '' })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={item.title}
      mutation={setPlanItem}
      keep={({ itemId, ...patch }) => ({ itemId, ...differing(item, patch) })}
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
        options={options}
      />
    </FormDialog>
  )
}
