import { useEffect, useMemo, useRef, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Field } from '../../../ui/Field.tsx'
import { useForm } from '../../../ui/form-context.ts'
import { heldTeams, myTeams } from '../../teams/teams.queries.ts'
import type { Metric, Unit } from '../metrics.table.ts'
import { FORMULA, FORMULA_EXPLAINED } from './formula-builder.text.ts'
import { graphProblem } from './formula-graph.rules.ts'
import { inputIdsOf } from './formula-inputs.rules.ts'
import { findAmong, type Labels, labelsOf, writtenWith } from './formula-names.rules.ts'
import { type MetricChoice, metricChoices } from './formula.queries.ts'
import { refuse } from './formula.refusals.ts'
import { type FormulaProblem, parseFormula } from './formula.rules.ts'
import { FormulaPreview } from './FormulaPreview.tsx'
import { FormulaProblemPlace } from './FormulaProblemPlace.tsx'
import { FormulaText } from './FormulaText.tsx'

/** Of how many teams that somebody manages without being on them the metrics are offered. */
const MOST_TEAMS = 20

type FormulaFieldProps = { metric: Metric | undefined; teamId: string | undefined; unit: Unit }

/** A formula as it is written, with its problem or its results of the last weeks. */
export default function FormulaField(props: FormulaFieldProps) {
  const teams = useLive(myTeams, {}) ?? []
  useLive(heldTeams, { teamIds: teams.slice(0, MOST_TEAMS).map(({ id }) => id) })
  const choices = useLive(metricChoices, {})
  const stored = props.metric?.formula ?? null
  const labels = useMemo(() => {
    const known = new Set(choices?.map(({ metric }) => metric.id))
    const unseen = stored ? inputIdsOf(stored).filter((id) => !known.has(id)) : []
    return labelsOf(choices ?? [], unseen)
  }, [choices, stored])
  return choices && <WrittenFormula {...props} choices={choices} labels={labels} />
}

type WrittenFormulaProps = FormulaFieldProps & { choices: readonly MetricChoice[]; labels: Labels }

function WrittenFormula({ metric, teamId, unit, choices, labels }: WrittenFormulaProps) {
  const [text, setText] = useState(() => (metric?.formula ? writtenWith(labels, metric.formula) : ''))
  const box = useRef<HTMLDivElement>(null)
  const isSubmitted = useForm().errors['formula'] !== undefined
  const others = choices.filter((choice) => choice.metric.id !== metric?.id)
  const parsed = parseFormula(text, findAmong(choices, labels))
  const formula = 'formula' in parsed ? parsed.formula : null
  const circle = formula && metric ? circleOf(metric, formula.text, choices) : null
  const problem = 'problem' in parsed ? parsed.problem : circle
  const value = formula?.text ?? text

  useEffect(() => {
    // Forms and dialogs listen for input events, and the hidden field fires none.
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])

  const isShown = problem && (text.trim() !== '' || isSubmitted)
  return (
    <div ref={box} data-name="formula" className="grid gap-2">
      <input type="hidden" name="formula" value={value} />
      <Field
        label={FORMULA}
        name="formula"
        description={FORMULA_EXPLAINED}
        error={isShown ? problem.reason.detail : undefined}
      >
        {(control) => (
          <FormulaText {...{ control, text, labels, teamId }} choices={others} onChange={setText} />
        )}
      </Field>
      {isShown && <FormulaProblemPlace text={text} problem={problem} />}
      {formula && !circle && <FormulaPreview formula={formula} unit={unit} />}
    </div>
  )
}

/** A circle among the metrics that the person sees. The server looks at all of them. */
function circleOf(metric: Metric, text: string, choices: readonly MetricChoice[]): FormulaProblem | null {
  const formulas = new Map(choices.map((choice) => [choice.metric.id, choice.metric.formula]))
  const code = graphProblem(metric.id, [text], (id) => [formulas.get(id) ?? []].flat())
  return code && { reason: refuse.reason(code), from: 0, to: 0 }
}
