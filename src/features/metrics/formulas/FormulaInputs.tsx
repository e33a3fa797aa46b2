import { useMemo } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { Evaluation } from './evaluate.rules.ts'
import type { Inputs } from './formula-inputs.rules.ts'
import { labelsOf, writtenWith } from './formula-names.rules.ts'
import { metricChoices } from './formula.queries.ts'
import { type OpenWeek, TracedInputs } from './TracedInputs.tsx'

type FormulaInputsProps = { row: MetricRow; week: Day; onOpen: OpenWeek }

/** The formula of a week, and its inputs as an indented tree, each a way to its own week. Nothing for a week that is typed in. */
export default function FormulaInputs({ row, week, onOpen }: FormulaInputsProps) {
  const choices = useLive(metricChoices, {}) ?? []
  const metrics: Inputs = useMemo(() => ({ ...row.inputs, [row.metric.id]: row }), [row])
  const evaluation = useMemo(() => new Evaluation(metrics), [metrics])
  const { formula } = definitionAt(row, week)
  if (!formula) return null
  const known = new Set(choices.map(({ metric }) => metric.id))
  const unseen = Object.keys(metrics).filter((id) => !metrics[id] && !known.has(id))
  return (
    <>
      <p className="text-[0.8125rem] break-words text-soft">
        = {writtenWith(labelsOf(choices, unseen), formula)}
      </p>
      <TracedInputs {...{ metrics, evaluation, formula, week, onOpen }} />
    </>
  )
}
