import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useUnfinished } from '../../../ui/unfinished.ts'
import type { Unit } from '../metrics.table.ts'
import { CellProblem } from './CellProblem.tsx'
import type { Step } from './grid-position.rules.ts'
import { inputModeFor, readTyped } from '../values/read-value.rules.ts'

const STAY: Step = { row: 0, column: 0 }

const STEPS: Record<string, Step> = {
  Enter: { row: 1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
}

const SIDEWAYS: Record<string, Step> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

type CellEditorProps = {
  label: string
  unit: Unit
  text: string
  /** The text is newly typed rather than the cell's own: left and right arrows then enter it, as in a spreadsheet. */
  replaces: boolean
  /** Called at most once, with where to go next; without a value if the cell's own was left as it was. */
  onEnter: (value: number | null | undefined, step: Step) => void
  onCancel: () => void
}

/** The field in a cell. A text that can't be read stays in it, with the reason, until it is corrected or cancelled. */
export function CellEditor({ label, unit, text, replaces, onEnter, onCancel }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  useUnfinished(true)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    if (!replaces) input.current?.select()
  }, [replaces])

  function enter(step: Step): void {
    if (left.current) return
    const typed = input.current?.value ?? ''
    // A colleague may have entered another one since the field was opened.
    const read = !replaces && typed === text ? { value: undefined } : readTyped(typed, unit)
    if ('problem' in read) return setProblem(read.problem)
    left.current = true
    onEnter(read.value, step)
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    event.stopPropagation()
    const step = stepOf(event, replaces)
    if (step) {
      event.preventDefault()
      enter(step)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      left.current = true
      onCancel()
    }
  }

  return (
    <>
      <input
        ref={input}
        type="text"
        inputMode={inputModeFor(unit)}
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? problemId : undefined}
        defaultValue={text}
        className={cx(
          'absolute inset-0 z-10 bg-page px-2 text-right text-ink outline-2 -outline-offset-1',
          problem ? 'outline-bad-edge' : 'outline-focus',
        )}
        onKeyDown={press}
        onInput={() => setProblem(null)}
        onBlur={() => enter(STAY)}
        onPaste={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
      />
      {problem && <CellProblem id={problemId} text={problem} field={input} />}
    </>
  )
}

function stepOf({ key, shiftKey }: KeyboardEvent, replaces: boolean): Step | undefined {
  if (key === 'Tab') return { row: 0, column: shiftKey ? -1 : 1 }
  if (key === 'Enter' && shiftKey) return STEPS.ArrowUp
  return STEPS[key] ?? (replaces ? SIDEWAYS[key] : undefined)
}
