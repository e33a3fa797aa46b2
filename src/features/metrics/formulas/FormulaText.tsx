import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ControlProps } from '../../../ui/Field.tsx'
import { useMarked } from '../../../ui/use-marked.ts'
import { FORMULA_EXAMPLE } from './formula-builder.text.ts'
import type { Labels } from './formula-names.rules.ts'
import type { MetricChoice } from './formula.queries.ts'
import { FormulaBuilder } from './FormulaBuilder.tsx'
import { replaced, type Suggestion, suggestionsFor, writtenAt } from './suggestions.rules.ts'
import { Suggestions } from './Suggestions.tsx'

type FormulaTextProps = {
  control: ControlProps
  text: string
  choices: readonly MetricChoice[]
  labels: Labels
  teamId: string | undefined
  onChange: (text: string) => void
}

/** The line a formula is typed into, which completes names, and the buttons that build it. */
export function FormulaText({ control, text, choices, labels, teamId, onChange }: FormulaTextProps) {
  const input = useRef<HTMLInputElement>(null)
  const nextCaret = useRef<number | null>(null)
  const listId = useId()
  const [caret, setCaret] = useState(text.length)
  const [isOpen, setOpen] = useState(false)
  const written = isOpen ? writtenAt(text, caret) : null
  const suggestions = written ? suggestionsFor(written, choices, labels, teamId) : []
  const [current, step, restart] = useMarked(suggestions, ({ key }) => key)

  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    input.current?.focus()
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  }, [text])

  function put(from: number, to: number, by: string): void {
    const next = replaced(text, from, to, by)
    nextCaret.current = next.caret
    setCaret(next.caret)
    restart()
    // Empty brackets ask for a metric.
    setOpen(by.includes('[]') || by === '[')
    onChange(next.text)
  }

  const pick = ({ text: by }: Suggestion) => written && put(written.from, written.to, by)

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) pick(current)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
  }

  return (
    <div className="grid gap-2">
      <div className="relative">
        <input
          id={control.id}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.key}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={FORMULA_EXAMPLE}
          className="control"
          value={text}
          onChange={({ target }) => {
            setCaret(target.selectionStart ?? target.value.length)
            restart()
            setOpen(true)
            onChange(target.value)
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
        />
        <Suggestions id={listId} {...{ suggestions, current }} onPick={pick} />
      </div>
      <FormulaBuilder onInsert={(by) => put(caret, caret, by)} />
    </div>
  )
}
