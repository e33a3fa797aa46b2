import { type KeyboardEvent, useId, useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { useUnfinished } from '../../../ui/unfinished.ts'
import type { Day } from '../../time/calendar.rules.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { editableValue, fitted, formatValue } from '../values/metric-format.rules.ts'
import { cellOf, setMetricValue } from '../values/metric-values.mutations.ts'
import { metricWeek } from '../values/metric-week.rules.ts'
import { inputModeFor, readTyped } from '../values/read-value.rules.ts'
import { VALUE_LOOKS } from '../values/value-looks.ts'
import { enterWeek, NO_VALUE } from './scorecard.text.ts'

/** How many characters the field shows whole. */
const CHARACTERS = 8

type DueFieldProps = {
  row: MetricRow
  week: Day
  /** The week as the reader calls it. */
  weekName: string
}

/** Enters the number of the week that is due, right in the list; Enter leads to the next metric's. */
export function DueField({ row, week, weekName }: DueFieldProps) {
  const mutate = useMutate()
  const problemId = useId()
  const { value, unit, status } = metricWeek(row, week)
  /** Null while nobody is in the field: then it shows what others enter. */
  const [typed, setTyped] = useState<{ text: string; original: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useUnfinished(typed !== null)

  const stored = editableValue(value, unit)
  const type = (text: string) => setTyped((before) => ({ text, original: before ? before.original : stored }))

  function leave(): void {
    setTyped(null)
    setProblem(null)
  }

  /** Returns false if what was typed stays in the field. */
  function enter(): boolean {
    // To stand in it undoes nothing that a colleague enters meanwhile.
    if (typed && typed.text !== typed.original) {
      const read = readTyped(typed.text, unit)
      if ('problem' in read) {
        setProblem(read.problem)
        return false
      }
      const cell = cellOf(row.metric.id, week)
      if (read.value !== value && mutate(setMetricValue, { ...cell, value: read.value })) return false
    }
    leave()
    return true
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter' && enter()) focusNext(event.currentTarget)
  }

  return (
    <div className="w-28 shrink-0">
      <input
        type="text"
        inputMode={inputModeFor(unit)}
        enterKeyHint="next"
        autoComplete="off"
        data-due-field
        aria-label={enterWeek(row.metric.name, weekName)}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder={NO_VALUE}
        value={
          typed?.text ?? (value === null ? '' : fitted(formatValue(value, unit), CHARACTERS, value, unit))
        }
        className={cx('control text-right tabular-nums', typed === null && VALUE_LOOKS[status])}
        onFocus={() => !typed && type(stored)}
        onChange={({ target }) => {
          type(target.value)
          setProblem(null)
        }}
        onBlur={enter}
        onKeyDown={press}
      />
      {problem && (
        <p id={problemId} role="alert" className="mt-1 text-xs text-bad-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

function focusNext(field: HTMLInputElement): void {
  const fields = Array.from(document.querySelectorAll<HTMLInputElement>('[data-due-field]'))
  const next = fields[fields.indexOf(field) + 1]
  if (next) next.focus()
  else field.blur()
}
