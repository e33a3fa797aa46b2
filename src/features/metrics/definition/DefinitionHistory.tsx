import { X } from 'lucide-react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { LeavingIconButton } from '../../../ui/LeavingIconButton.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel, weekLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { Definition } from '../metrics.table.ts'
import { targetText } from '../values/week-note.rules.ts'
import { removeDefinition, restoreDefinition } from './definitions.mutations.ts'
import { type DefinitionChange, definitionChanges } from './definitions.queries.ts'
import { definitionOf } from './definitions.rules.ts'
import {
  CALCULATED,
  changedBy,
  CHANGED_TARGET,
  CHANGED_VALUES,
  changedSince,
  HISTORY,
  NO_TARGET,
  OTHER_FORMULA,
  removeStep,
  STEP_REMOVED,
  stepRemoved,
  TYPED_IN,
} from './definitions.text.ts'
import { OWNER, UNIT, UNIT_LABELS } from './metric-definition.text.ts'

/** Since when a metric is what it is, and what it was before. Renders nothing for one that has always been the same. */
export function DefinitionHistory({ metricId }: { metricId: string }) {
  const changes = useLive(definitionChanges, { metricId }) ?? []
  if (changes.length === 0) return null
  return (
    <section aria-label={HISTORY}>
      <h3 className="font-medium">{HISTORY}</h3>
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <Change key={change.before.id} {...change} />
        ))}
      </ul>
    </section>
  )
}

function Change({ before, after, changed, owners, by }: DefinitionChange) {
  const mutate = useMutate()
  const today = useToday()
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const week = weekLabel(before.untilWeek, start, today)
  const target = (definition: Definition) => targetText(definition) ?? NO_TARGET
  const isChanged = (...fields: (keyof Definition)[]) => fields.some((field) => changed.includes(field))
  const lines = [
    isChanged('targetValue', 'targetLogic') && [CHANGED_TARGET, target(after), target(before)],
    isChanged('unit') && [UNIT, UNIT_LABELS[after.unit], UNIT_LABELS[before.unit]],
    isChanged('formula') && [CHANGED_VALUES, ...howGiven(after, before)],
    isChanged('ownerId') && [OWNER, displayName(owners.after), displayName(owners.before)],
  ].filter((line) => line !== false)

  function remove(): void {
    const { id: definitionId, metricId, untilWeek } = before
    const step = { metricId, untilWeek, ...definitionOf(before) }
    if (mutate(removeDefinition, { definitionId })) return
    toastUndo(STEP_REMOVED, stepRemoved(week), () => mutate(restoreDefinition, step))
  }

  return (
    <li className="flex items-center gap-2">
      <div className="min-w-0 flex-1 py-1 break-words">
        {lines.map(([what, now, once]) => (
          <p key={what}>{changedSince(what!, now!, week, once!)}</p>
        ))}
        <p className="text-xs text-soft">
          {changedBy(displayName(by), dayLabel(dayOf(before.createdAt), today))}
        </p>
      </div>
      <LeavingIconButton label={removeStep(week)} icon={<X aria-hidden />} onClick={remove} />
    </li>
  )
}

/** Where the values came from after and before a change. */
const howGiven = (after: Definition, before: Definition): string[] => [
  after.formula ? CALCULATED : TYPED_IN,
  before.formula ? (after.formula ? OTHER_FORMULA : CALCULATED) : TYPED_IN,
]
