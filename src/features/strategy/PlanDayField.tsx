import { useId, useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { dayProblem } from '../time/day-input.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { textIn, usePlan } from './plan-context.ts'
import { writePlanText } from './plan-texts.mutations.ts'
import { FIELD_LABELS } from './strategy.text.ts'

/** The day by which a block is to be reached. */
export function PlanDayField({ field }: { field: 'outlookDate' | 'yearDate' }) {
  const { team, plan, planId, texts, mayEdit } = usePlan()
  const mutate = useMutate()
  const today = useToday()
  const day = textIn(texts, field)
  const problemId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  if (!mayEdit) return day === '' ? null : <span>{dayLabel(day, today)}</span>
  const from = texts.find((row) => row.field === field)?.version ?? 0
  return (
    <>
      <input
        type="date"
        aria-label={FIELD_LABELS[field]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        // A day is half typed most of the time, so it is written once the field is left.
        key={day}
        defaultValue={day}
        onBlur={({ target }) => {
          if (target.validity.badInput) target.value = day
          const found = target.value === '' ? null : dayProblem(target.value)
          setProblem(found)
          if (!found && target.value !== day)
            mutate(writePlanText, {
              teamId: team.id,
              planId: plan?.id ?? planId,
              field,
              text: target.value,
              from,
            })
        }}
        className="unboxed max-w-32 text-xs max-md:min-h-11 max-md:text-base print:hidden"
      />
      {problem && (
        <span id={problemId} role="alert" className="text-xs font-medium text-bad-ink print:hidden">
          {problem}
        </span>
      )}
      {day !== '' && <span className="hidden print:inline">{dayLabel(day, today)}</span>}
    </>
  )
}
