import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { mySettings } from '../../companies/companies.queries.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import type { Metric, Unit } from '../metrics.table.ts'
import { formatValue } from '../values/metric-format.rules.ts'
import { type Result, weeksOf } from './calculate.rules.ts'
import type { Evaluation } from './evaluate.rules.ts'
import type { Entered, Inputs } from './formula-inputs.rules.ts'
import {
  functionLabel,
  HIDE_INPUTS,
  NOT_CALCULATED,
  openWeekOf,
  SHOW_INPUTS,
} from './formula-builder.text.ts'
import { type Operand, operandsOf } from './formula.rules.ts'
import { OTHER_TEAM, UNSEEN_METRIC } from './formula.text.ts'

export type OpenWeek = (metric: Metric, week: Day) => void

type Traced = { metrics: Inputs; evaluation: Evaluation; week: Day; onOpen: OpenWeek }

export const resultText = ({ value, problem }: Result, unit: Unit): string =>
  problem ?? (value === null ? NOT_CALCULATED : formatValue(value, unit))

/** The inputs of a formula in a week. Those that are formulas themselves can be unfolded. */
export function TracedInputs({ formula, ...traced }: Traced & { formula: string }) {
  return (
    <ul className="grid gap-0.5 border-l border-line pl-3">
      {eachOnce(operandsOf(formula)).map((operand) => (
        <li key={keyOf(operand)}>
          <TracedOperand {...traced} operand={operand} />
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ metricId, function: name, weeks }: Operand): string => `${metricId} ${name} ${weeks}`

const eachOnce = (operands: readonly Operand[]): Operand[] => [
  ...new Map(operands.map((operand) => [keyOf(operand), operand])).values(),
]

/** A metric in the week itself or, with a function, in each of the weeks that it takes. */
function TracedOperand({ operand, ...traced }: Traced & { operand: Operand }) {
  const { metricId, function: name, weeks } = operand
  if (name === null) return <TracedInput {...traced} metricId={metricId} />
  return (
    <>
      <p className="pt-1 text-[0.8125rem] text-soft">{functionLabel(name, weeks)}</p>
      <ul className="grid gap-0.5 border-l border-line pl-3">
        {weeksOf(operand, traced.week).map((week) => (
          <li key={week}>
            <TracedInput {...traced} week={week} metricId={metricId} />
          </li>
        ))}
      </ul>
    </>
  )
}

function TracedInput({ metricId, ...traced }: Traced & { metricId: string }) {
  const entered = traced.metrics[metricId]
  if (entered) return <SeenInput {...traced} entered={entered} />
  return (
    <p className="text-[0.8125rem]">
      {UNSEEN_METRIC} <span className="text-soft">{OTHER_TEAM}</span>
    </p>
  )
}

function SeenInput({ entered, ...traced }: Traced & { entered: Entered }) {
  const { evaluation, week, onOpen } = traced
  const [isUnfolded, setUnfolded] = useState(false)
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const { metric } = entered
  const { formula, unit } = definitionAt(entered, week)
  const label = weekLabel(week, start)
  return (
    <>
      <div className="flex min-h-control-small flex-wrap items-center gap-x-2 text-[0.8125rem] max-md:min-h-11">
        <button
          type="button"
          disabled={metric.deletedAt !== null}
          aria-label={openWeekOf(metric.name, label)}
          className="min-w-0 truncate text-left enabled:hover:underline"
          onClick={() => onOpen(metric, week)}
        >
          {metric.name} <span className="text-soft">{label}</span>
        </button>
        <span data-numeric className="font-medium">
          {resultText(evaluation.result(metric.id, week), unit)}
        </span>
        {formula && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? HIDE_INPUTS : SHOW_INPUTS}
          </Button>
        )}
      </div>
      {formula && isUnfolded && <TracedInputs {...traced} formula={formula} />}
    </>
  )
}
