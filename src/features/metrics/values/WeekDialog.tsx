import { CircleDot } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { useBeingAt } from '../../../sync/browser/use-here.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, type DialogProps } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { later } from '../../../ui/later.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { definitionAt } from '../definition/definitions.rules.ts'
import { MAKE_AN_ISSUE } from '../../work/work.text.ts'
import { TARGET_LOGIC_LABELS, TARGET_VALUE } from '../definition/metric-definition.text.ts'
import { canConfigure, canEditMetrics } from '../metrics.access.ts'
import { metricRow } from '../metrics.queries.ts'
import { useScorecardActions } from '../scorecard/scorecard-actions.ts'
import { type Metric, type MetricValue, TARGET_LOGICS, type Unit } from '../metrics.table.ts'
import { ComingWeek } from './ComingWeek.tsx'
import { enteringAt } from './entering.ts'
import { editableValue } from './metric-format.rules.ts'
import { cellOf, setCustomTarget, setMetricValue } from './metric-values.mutations.ts'
import { AS_USUAL, IN_HOURS, NOTE, SAVE, VALUE, weekHeading, YES_OR_NO } from './metric-values.text.ts'
import { inputModeFor } from './read-value.rules.ts'
import { useWeekHere } from './use-week-here.ts'
import { amended, changesTarget, entryOf, readWeek, type WeekEntry, weekSchema } from './week-entry.ts'
import { targetText } from './week-note.rules.ts'
import { TARGET_FOR_WEEK } from './targets.text.ts'

const FormulaTrace = later(() => import('../formulas/FormulaTrace.tsx'))
const FormulaWeeks = later(() => import('../formulas/FormulaWeeks.tsx'))

const WeekDiscussion = later(() => import('./WeekDiscussion.tsx'))

const HOW_TO_ENTER: Partial<Record<Unit, string>> = { yes_no: YES_OR_NO, time: IN_HOURS }

type WeekDialogProps = Pick<DialogProps, 'open' | 'onOpenChange'> & {
  metric: Metric
  /** The Monday of the week. */
  week: string
  /** The week as the reader calls it. */
  weekName: string
  /** Whether the screen holds the week, and what formulas take into account in it. */
  isHeld: boolean
  /** Makes an issue of this week; left out for people who may not. */
  onRaise?: (() => void) | undefined
}

/** A week's value, its own target and its note. */
export default function WeekDialog({
  open,
  onOpenChange,
  metric,
  week,
  weekName,
  isHeld,
  onRaise,
}: WeekDialogProps) {
  const row = useLive(metricRow, { metricId: metric.id })
  const definition = row ? definitionAt(row, week) : metric
  const { teamId, openWeek } = useScorecardActions()
  const isHere = useWeekHere(metric, week, isHeld)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={metric.name}
      description={weekHeading(weekName, targetText(definition))}
    >
      {row && definition.formula && <FormulaTrace row={row} week={week} onOpen={openWeek} />}
      {definition.formula && !isHeld && <FormulaWeeks teamId={teamId} from={week} heldTeamIds={[]} />}
      <WeekForm
        metric={metric}
        isCalculated={Boolean(definition.formula)}
        unit={definition.unit}
        week={week}
        stored={row?.values[week]}
        isHere={isHere && row !== undefined}
        onDone={() => onOpenChange(false)}
        onRaise={
          onRaise &&
          (() => {
            onOpenChange(false)
            onRaise()
          })
        }
      />
    </Dialog>
  )
}

type WeekFormProps = Pick<WeekDialogProps, 'onRaise'> & {
  metric: Metric
  /** Whether a formula gives the value, which is then not entered. */
  isCalculated: boolean
  /** That of the week. */
  unit: Unit
  week: string
  stored: MetricValue | undefined
  /** False while nobody here can know what is stored. */
  isHere: boolean
  onDone: () => void
}

function WeekForm({ metric, isCalculated, unit, week, stored, isHere, onDone, onRaise }: WeekFormProps) {
  const actor = useActor()
  const mutate = useMutate()
  const mayEnter = canEditMetrics(actor)
  const { teamId } = useScorecardActions()
  useBeingAt(mayEnter && !isCalculated ? enteringAt(teamId, metric.id, week) : null)
  const mayConfigure = canConfigure(actor, metric)
  /** What was stored when the fields came; they stay, whatever a colleague enters or the network does. */
  const [began, begin] = useState<WeekEntry | null>(null)
  if (!began && isHere) begin(entryOf(stored))

  /** Makes only the mutations that change something; returns false if one was refused. */
  function save(entry: WeekEntry): boolean {
    if (!began) return false
    const before = entryOf(stored)
    const { value, ...target } = amended(before, began, entry)
    const cell = cellOf(metric.id, week)
    if (value !== before.value && mutate(setMetricValue, { ...cell, value })) return false
    if (!mayConfigure || !changesTarget(target, before)) return true
    return mutate(setCustomTarget, { ...cell, ...target }) === null
  }

  return (
    <Form schema={weekSchema(unit)} read={readWeek} onSubmit={(entry) => save(entry) && onDone()}>
      {began ? <WeekFields {...{ began, unit, isCalculated, mayEnter, mayConfigure }} /> : <ComingWeek />}
      <WeekDiscussion metric={metric} week={week} />
      <DialogActions
        start={
          onRaise && (
            <Button variant="ghost" icon={<CircleDot aria-hidden />} onClick={onRaise}>
              {MAKE_AN_ISSUE}
            </Button>
          )
        }
      >
        <SubmitButton disabled={!began || !(isCalculated ? mayConfigure : mayEnter)}>{SAVE}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

type WeekFieldsProps = Pick<WeekFormProps, 'unit' | 'isCalculated'> & {
  began: WeekEntry
  mayEnter: boolean
  mayConfigure: boolean
}

function WeekFields({ began, unit, isCalculated, mayEnter, mayConfigure }: WeekFieldsProps) {
  return (
    <>
      {isCalculated ? (
        <input type="hidden" name="value" value={editableValue(began.value, unit)} />
      ) : (
        <TextField
          label={VALUE}
          name="value"
          inputMode={inputModeFor(unit)}
          defaultValue={editableValue(began.value, unit)}
          description={HOW_TO_ENTER[unit]}
          disabled={!mayEnter}
          autoFocus
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <Select
          label={TARGET_FOR_WEEK}
          name="logic"
          placeholder={AS_USUAL}
          defaultValue={began.customTargetLogic ?? ''}
          disabled={!mayConfigure}
          options={TARGET_LOGICS.map((logic) => ({ value: logic, label: TARGET_LOGIC_LABELS[logic] }))}
        />
        <TextField
          label={TARGET_VALUE}
          name="target"
          inputMode={inputModeFor(unit)}
          defaultValue={editableValue(began.customTargetValue, unit)}
          disabled={!mayConfigure}
        />
      </div>
      <TextArea
        label={NOTE}
        name="note"
        defaultValue={began.targetNote ?? ''}
        maxLength={1_000}
        disabled={!mayConfigure}
      />
    </>
  )
}
