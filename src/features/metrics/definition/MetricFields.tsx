import { useState } from 'react'
import { Chips } from '../../../ui/Chips.tsx'
import type { FormReader } from '../../../ui/form-reader.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TitleField } from '../../../ui/TitleField.tsx'
import type { Team } from '../../teams/teams.table.ts'
import { WhileSeen } from '../../teams/WhileSeen.tsx'
import { OwnerSelect } from '../../work/OwnerSelect.tsx'
import { chosenGroup, GroupField } from '../groups/GroupField.tsx'
import { FormulaSwitch } from '../formulas/FormulaSwitch.tsx'
import { AGGREGATIONS, type Metric, TARGET_LOGICS, type Unit, UNITS } from '../metrics.table.ts'
import { SELECT_TEAM, TEAM } from '../metrics.text.ts'
import { editableValue } from '../values/metric-format.rules.ts'
import { readTyped } from '../values/read-value.rules.ts'
import {
  AGGREGATION,
  AGGREGATION_LABELS,
  DESCRIPTION,
  NAME,
  OWNER,
  TARGET_LOGIC,
  TARGET_LOGIC_LABELS,
  TARGET_VALUE,
  UNIT,
  UNIT_LABELS,
} from './metric-definition.text.ts'

const OFFERED_LOGICS = TARGET_LOGICS.slice(0, 3)

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

type MetricFieldsProps = {
  teams: readonly Team[]
  /** The team proposed for a new metric, or the metric's own. */
  teamId: string | undefined
  metric?: Metric
  /** The owner and the beginning of the name that are proposed for a new metric. */
  ownerId?: string | undefined
  name?: string | undefined
}

/** The fields of both a new metric and an existing one. */
export function MetricFields({ teams, teamId: proposed, metric, ownerId, name }: MetricFieldsProps) {
  const [teamId, setTeamId] = useState(proposed ?? '')
  const [unit, setUnit] = useState<string>(metric?.unit ?? 'number')
  const logic = metric?.targetLogic ?? 'greater_than_or_equal'
  const logics = OFFERED_LOGICS.includes(logic) ? OFFERED_LOGICS : [...OFFERED_LOGICS, logic]
  const work = metric ?? (proposed && ownerId ? { teamId: proposed, ownerId } : undefined)
  return (
    <>
      <TitleField label={NAME} name="name" defaultValue={metric?.name ?? name} maxLength={200} />
      {metric && (
        <TextArea
          unboxed
          label={DESCRIPTION}
          name="description"
          defaultValue={metric.description ?? ''}
          maxLength={2_000}
        />
      )}
      <Chips>
        {teamId && <OwnerSelect key={teamId} label={OWNER} name="ownerId" teamId={teamId} work={work} />}
        <Select
          label={TEAM}
          name="teamId"
          placeholder={SELECT_TEAM}
          value={teamId}
          onChange={setTeamId}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          label={UNIT}
          name="unit"
          value={unit}
          onChange={setUnit}
          options={optionsOf(UNITS, UNIT_LABELS)}
        />
        <Select
          label={AGGREGATION}
          name="aggregationType"
          defaultValue={metric?.aggregationType ?? 'total'}
          options={optionsOf(AGGREGATIONS, AGGREGATION_LABELS)}
        />
        {teamId && (
          <WhileSeen teamId={teamId}>
            <GroupField
              key={`group of ${teamId}`}
              teamId={teamId}
              groupId={metric?.teamId === teamId ? metric.groupId : null}
            />
          </WhileSeen>
        )}
      </Chips>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={TARGET_LOGIC}
          name="targetLogic"
          defaultValue={logic}
          options={optionsOf(logics, TARGET_LOGIC_LABELS)}
        />
        <NumberField
          label={TARGET_VALUE}
          name="targetValue"
          defaultValue={metric ? editableValue(metric.targetValue, 'number') : undefined}
          required
        />
      </div>
      <FormulaSwitch metric={metric} teamId={teamId} unit={unit as Unit} />
    </>
  )
}

function readTarget(form: FormReader): number | null {
  const read = form.raw('unit') === 'time' ? readTyped(form.raw('targetValue'), 'time') : null
  return read && 'value' in read ? read.value : form.number('targetValue')
}

/** What was entered, in the shape that `createMetric` and `updateMetric` take. */
export const readMetricFields = (form: FormReader) => ({
  name: form.text('name'),
  unit: form.optional('unit'),
  aggregationType: form.raw('aggregationType'),
  targetLogic: form.raw('targetLogic'),
  targetValue: readTarget(form),
  teamId: form.optional('teamId'),
  ownerId: form.optional('ownerId'),
  groupId: chosenGroup(form.optional('groupId')),
  formula: form.checked('isFormula') ? form.text('formula') : null,
})
