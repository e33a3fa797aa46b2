import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form, type FormSchema } from '../../../ui/Form.tsx'
import type { FormReader } from '../../../ui/form-reader.ts'
import { Select } from '../../../ui/Select.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { editableValue, readValue } from './metric-format.rules.ts'
import { cellOf, setCustomTarget, setMetricValue } from './metric-values.mutations.ts'
import { canConfigure, canEnterValues } from '../metrics.access.ts'
import { metricRow } from '../metrics.queries.ts'
import {
  type Metric,
  type MetricValue,
  TARGET_LOGICS,
  type TargetLogic,
  type Unit,
} from '../metrics.table.ts'
import { TARGET_LOGIC_LABELS } from '../metrics.text.ts'
import { targetText } from './week-note.rules.ts'

type WeekDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  metric: Metric
  week: string
  /** The week for people. */
  weekName: string
}

/** Value, own target and note of one week. */
export default function WeekDialog({ open, onOpenChange, metric, week, weekName }: WeekDialogProps) {
  const target = targetText(metric)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={metric.name}
      description={target ? `Week of ${weekName}, target ${target}` : `Week of ${weekName}`}
    >
      <WeekForm metric={metric} week={week} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function WeekForm({ metric, week, onDone }: { metric: Metric; week: string; onDone: () => void }) {
  const actor = useActor()
  const mutate = useMutate()
  const entry = useLive(metricRow, { metricId: metric.id })?.values[week]
  const { unit } = metric
  const mayEnter = canEnterValues(actor)
  const mayConfigure = canConfigure(actor, metric)

  function save({ value, ...target }: WeekInput): boolean {
    const cell = cellOf(metric.id, week)
    if (value !== (entry?.value ?? null) && mutate(setMetricValue, { ...cell, value })) return false
    return (
      !mayConfigure ||
      !isOtherTarget(target, entry) ||
      mutate(setCustomTarget, { ...cell, ...target }) === null
    )
  }
  return (
    <Form schema={weekSchema(unit)} read={readWeek} onSubmit={(input) => save(input) && onDone()}>
      <TextField
        label="Value"
        name="value"
        inputMode="decimal"
        defaultValue={editableValue(entry?.value ?? null, unit)}
        description={unit === 'yes_no' ? 'Yes or no.' : undefined}
        disabled={!mayEnter}
        autoFocus
      />
      <div className="grid grid-cols-2 gap-4">
        <Select
          label="Target of this week"
          name="logic"
          placeholder="As usual"
          defaultValue={entry?.customTargetLogic ?? ''}
          disabled={!mayConfigure}
          options={TARGET_LOGICS.map((logic) => ({ value: logic, label: TARGET_LOGIC_LABELS[logic] }))}
        />
        <TextField
          label="Target value"
          name="target"
          inputMode="decimal"
          defaultValue={editableValue(entry?.customTargetValue ?? null, unit)}
          disabled={!mayConfigure}
        />
      </div>
      <TextArea
        label="Note"
        name="note"
        defaultValue={entry?.targetNote ?? ''}
        maxLength={1_000}
        disabled={!mayConfigure}
      />
      <DialogActions>
        <SubmitButton disabled={!mayEnter}>Save</SubmitButton>
      </DialogActions>
    </Form>
  )
}

type OwnTarget = Pick<MetricValue, 'customTargetValue' | 'customTargetLogic' | 'targetNote'>
type WeekInput = OwnTarget & { value: number | null }

const isOtherTarget = (target: OwnTarget, entry: MetricValue | undefined): boolean =>
  target.customTargetValue !== (entry?.customTargetValue ?? null) ||
  target.customTargetLogic !== (entry?.customTargetLogic ?? null) ||
  target.targetNote !== (entry?.targetNote ?? null)

const readWeek = (form: FormReader) => ({
  value: form.raw('value'),
  target: form.raw('target'),
  logic: form.optional('logic'),
  note: form.optional('note'),
})

/** Reads numbers as the cells of the scorecard do. */
function weekSchema(unit: Unit): FormSchema<WeekInput> {
  return {
    safeParse(entered) {
      const { value, target, logic, note } = entered as ReturnType<typeof readWeek>
      const [read, readTarget] = [readValue(value, unit), readValue(target, unit)]
      if ('problem' in read) return refused('value', read.problem)
      if ('problem' in readTarget) return refused('target', readTarget.problem)
      const customTargetLogic = logic as TargetLogic | null
      const own = { customTargetValue: readTarget.value, customTargetLogic, targetNote: note }
      return { success: true, data: { value: read.value, ...own } }
    },
  }
}

const refused = (field: string, message: string) => ({
  success: false as const,
  error: { issues: [{ path: [field], message }] },
})
