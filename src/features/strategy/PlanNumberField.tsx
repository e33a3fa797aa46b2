import { useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { readTyped } from '../metrics/values/read-value.rules.ts'
import { editableValue, fitted, formatValue } from '../metrics/values/metric-format.rules.ts'
import { TOO_LARGE } from '../metrics/values/metric-values.text.ts'
import type { PlanField } from './plan-blocks.rules.ts'
import { textIn, usePlan } from './plan-context.ts'
import { refuse } from './strategy.refusals.ts'
import { FIELD_LABELS } from './strategy.text.ts'
import { useTypedField } from './use-typed-field.ts'

/** As many characters as an amount of money takes. */
const SHORT = 7

const inShort = (amount: number): string => fitted(formatValue(amount, 'currency'), SHORT, amount, 'currency')

/** What metrics say of a number that is too large, a plan says in its own words. */
const asPlan = (problem: string): string =>
  problem === TOO_LARGE ? refuse.reason('plan/number-too-large').detail : problem

type PlanNumberFieldProps = { field: PlanField }

/** An amount of money of the open plan, short until it is edited, over its name. */
export function PlanNumberField({ field }: PlanNumberFieldProps) {
  const { texts, mayEdit } = usePlan()
  const text = textIn(texts, field)
  const shown = text === '' ? '' : inShort(Number(text))
  return (
    <span className="grid content-start">
      {mayEdit ? (
        <AmountInput field={field} shown={shown} />
      ) : (
        <span className="text-lg font-semibold tabular-nums">{shown || '–'}</span>
      )}
      <span aria-hidden={mayEdit} className="text-xs text-soft">
        {FIELD_LABELS[field]}
      </span>
    </span>
  )
}

function AmountInput({ field, shown }: { field: PlanField; shown: string }) {
  const { stored, typed, enter, type, forget, save } = useTypedField(field)
  const [problem, setProblem] = useState<string | null>(null)
  const givenUp = useRef(false)

  function leave() {
    if (typed === null) return
    if (givenUp.current) {
      givenUp.current = false
      setProblem(null)
      return forget()
    }
    const read = readTyped(typed, 'currency')
    if ('problem' in read) return setProblem(asPlan(read.problem))
    setProblem(null)
    save(read.value === null ? '' : String(read.value), editableValue(read.value, 'currency'))
  }

  return (
    <>
      <input
        inputMode="decimal"
        aria-label={FIELD_LABELS[field]}
        aria-invalid={problem !== null}
        title={problem ?? undefined}
        placeholder="–"
        value={typed ?? shown}
        onFocus={() => enter(editableValue(stored === '' ? null : Number(stored), 'currency'))}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key, currentTarget }) => {
          givenUp.current = key === 'Escape'
          if (key === 'Escape' || key === 'Enter') currentTarget.blur()
        }}
        className={cx(
          'unboxed field-sizing-content max-w-56 min-w-16 max-md:min-h-11 text-lg font-semibold tabular-nums',
          problem !== null && 'text-bad-ink',
        )}
      />
      {problem !== null && (
        <span role="alert" className="text-xs text-bad-ink">
          {problem}
        </span>
      )}
    </>
  )
}
