import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { Dialog, type DialogProps } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { TARGET_LOGIC_LABELS, TARGET_VALUE } from '../definition/metric-definition.text.ts'
import { canConfigure, canEditMetrics } from '../metrics.access.ts'
import { metricRow } from '../metrics.queries.ts'
import { type Metric, TARGET_LOGICS, type Unit } from '../metrics.table.ts'
import { editableValue } from './metric-format.rules.ts'
import { cellOf, setCustomTarget, setMetricValue } from './metric-values.mutations.ts'
import { AS_USUAL, IN_HOURS, NOTE, SAVE, VALUE, weekHeading, YES_OR_NO } from './metric-values.text.ts'
import { inputModeFor } from './read-value.rules.ts'
import { changesTarget, readWeek, type WeekEntry, weekSchema } from './week-entry.ts'
import { targetText } from './week-note.rules.ts'
import { TARGET_FOR_WEEK } from './targets.text.ts'

const HOW_TO_ENTER: Partial<Record<Unit, string>> = { yes_no: YES_OR_NO, time: IN_HOURS }

type WeekDialogProps = Pick<DialogProps, 'open' | 'onOpenChange'> & {
  metric: Metric
  /** The Monday of the week. */
  week: string
  /** The week as the reader calls it. */
  weekName: string
}

/** A week's value, its own target and its note. */
export default function WeekDialog({ open, onOpenChange, metric, week, weekName }: WeekDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={metric.name}
      description={weekHeading(weekName, targetText(metric))}
    >
      <WeekForm metric={metric} week={week} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function WeekForm({ metric, week, onDone }: { metric: Metric; week: string; onDone: () => void }) {
  const actor = useActor()
  const mutate = useMutate()
  const stored = useLive(metricRow, { metricId: metric.id })?.values[week]
  const { unit } = metric
  const mayEnter = canEditMetrics(actor)
  const mayConfigure = canConfigure(actor, metric)

  /** Makes only the mutations that change something; returns false if one was refused. */
  function save({ value, ...target }: WeekEntry): boolean {
    const cell = cellOf(metric.id, week)
    if (value !== (stored?.value ?? null) && mutate(setMetricValue, { ...cell, value })) return false
    if (!mayConfigure || !changesTarget(target, stored)) return true
    return mutate(setCustomTarget, { ...cell, ...target }) === null
  }

  return (
    <Form schema={weekSchema(unit)} read={readWeek} onSubmit={(entry) => save(entry) && onDone()}>
      <TextField
        label={VALUE}
        name="value"
        inputMode={inputModeFor(unit)}
        defaultValue={editableValue(stored?.value ?? null, unit)}
        description={HOW_TO_ENTER[unit]}
        disabled={!mayEnter}
        autoFocus
      />
      <div className="grid grid-cols-2 gap-4">
        <Select
          label={TARGET_FOR_WEEK}
          name="logic"
          placeholder={AS_USUAL}
          defaultValue={stored?.customTargetLogic ?? ''}
          disabled={!mayConfigure}
          options={TARGET_LOGICS.map((logic) => ({ value: logic, label: TARGET_LOGIC_LABELS[logic] }))}
        />
        <TextField
          label={TARGET_VALUE}
          name="target"
          inputMode={inputModeFor(unit)}
          defaultValue={editableValue(stored?.customTargetValue ?? null, unit)}
          disabled={!mayConfigure}
        />
      </div>
      <TextArea
        label={NOTE}
        name="note"
        defaultValue={stored?.targetNote ?? ''}
        maxLength={1_000}
        disabled={!mayConfigure}
      />
      <DialogActions>
        <SubmitButton disabled={!mayEnter}>{SAVE}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
