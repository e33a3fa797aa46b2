import { useState } from 'react'
import type { FormReader } from '../../../ui/form-reader.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { OwnerSelect } from '../../work/OwnerSelect.tsx'
import type { Team } from '../../teams/teams.table.ts'
import { editableValue } from '../values/metric-format.rules.ts'
import { AGGREGATIONS, type Metric, TARGET_LOGICS, UNITS } from '../metrics.table.ts'
import { AGGREGATION_LABELS, SELECT_TEAM, TARGET_LOGIC_LABELS, UNIT_LABELS } from '../metrics.text.ts'

const OFFERED_LOGICS = TARGET_LOGICS.slice(0, 3)

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

type MetricFieldsProps = {
  teams: readonly Team[]
  /** The team that is proposed, or the metric's own. */
  teamId: string | undefined
  metric?: Metric
}

/** What a new metric and an existing one have in common. */
export function MetricFields({ teams, teamId: proposed, metric }: MetricFieldsProps) {
  const [teamId, setTeamId] = useState(proposed ?? '')
  const logic = metric?.targetLogic ?? 'greater_than_or_equal'
  const logics = OFFERED_LOGICS.includes(logic) ? OFFERED_LOGICS : [...OFFERED_LOGICS, logic]
  return (
    <>
      <TextField label="Name" name="name" defaultValue={metric?.name} maxLength={200} autoFocus required />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Unit"
          name="unit"
          defaultValue={metric?.unit ?? 'number'}
          options={optionsOf(UNITS, UNIT_LABELS)}
        />
        <Select
          label="Data calculation"
          name="aggregationType"
          defaultValue={metric?.aggregationType ?? 'total'}
          options={optionsOf(AGGREGATIONS, AGGREGATION_LABELS)}
        />
        <Select
          label="Target logic"
          name="targetLogic"
          defaultValue={logic}
          options={optionsOf(logics, TARGET_LOGIC_LABELS)}
        />
        <NumberField
          label="Target value"
          name="targetValue"
          defaultValue={metric ? editableValue(metric.targetValue, 'number') : undefined}
          required
        />
        <Select
          label="Team"
          name="teamId"
          placeholder={SELECT_TEAM}
          value={teamId}
          onChange={({ target }) => setTeamId(target.value)}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {teamId && (
          <OwnerSelect key={teamId} label="Owner" name="ownerId" teamId={teamId} personId={metric?.ownerId} />
        )}
      </div>
    </>
  )
}

/** The entered fields in the shape of `createMetric` and `updateMetric`. */
export const readMetricFields = (form: FormReader) => ({
  name: form.text('name'),
  unit: form.optional('unit'),
  aggregationType: form.raw('aggregationType'),
  targetLogic: form.raw('targetLogic'),
  targetValue: form.number('targetValue'),
  teamId: form.optional('teamId'),
  ownerId: form.optional('ownerId'),
})
