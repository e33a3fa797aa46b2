import { useId, useState } from 'react'
import { dayProblem } from '../time/day-input.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { usePlan } from './plan-context.ts'
import { FIELD_LABELS } from './strategy.text.ts'
import { useTypedField } from './use-typed-field.ts'

/** The day by which a block is to be reached. */
export function PlanDayField({ field }: { field: 'outlookDate' | 'yearDate' }) {
  const { mayEdit } = usePlan()
  const today = useToday()
  const { stored: day, typed, enter, type, forget, save } = useTypedField(field)
  const problemId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  if (!mayEdit) return day === '' ? null : <span>{dayLabel(day, today)}</span>

  function leave(input: HTMLInputElement) {
    const isHalfTyped = input.validity.badInput
    const found = isHalfTyped || input.value === '' ? null : dayProblem(input.value)
    setProblem(found)
    if (found) return
    if (!isHalfTyped) return save(input.value)
    // What is half typed is no value of which React could know.
    input.value = day
    forget()
  }

  return (
    <>
      <input
        type="date"
        aria-label={FIELD_LABELS[field]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        value={typed ?? day}
        onFocus={() => enter()}
        onChange={({ target }) => type(target.value)}
        // A day is half typed most of the time, so it is written once the field is left.
        onBlur={({ target }) => leave(target)}
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
