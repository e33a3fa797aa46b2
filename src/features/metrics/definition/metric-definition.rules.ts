import { parseFormula } from '../formulas/formula.rules.ts'
import { refuse } from '../metrics.refusals.ts'
import type { Unit } from '../metrics.table.ts'
import { isTooLarge } from '../values/metric-values.rules.ts'

export interface MetricDraft {
  name: string
  unit: Unit | null
  ownerId: string | null
  teamId: string | null
  targetValue: number | null
  formula?: string | null
}

type ProblemCode =
  | 'metric/name-required'
  | 'metric/unit-required'
  | 'metric/owner-required'
  | 'metric/team-required'
  | 'metric/target-required'
  | 'value/too-large'

interface DraftProblem {
  field: keyof MetricDraft
  code: ProblemCode
  /** Shown at the field. */
  text: string
}

const problem = (field: keyof MetricDraft, code: ProblemCode): DraftProblem => ({
  field,
  code,
  text: refuse.reason(code).detail,
})

/** The first thing that keeps a metric from being added, or null. */
export function newMetricProblem(draft: MetricDraft): DraftProblem | null {
  if (draft.name.trim() === '') return problem('name', 'metric/name-required')
  if (draft.unit === null) return problem('unit', 'metric/unit-required')
  if (draft.ownerId === null) return problem('ownerId', 'metric/owner-required')
  if (draft.teamId === null) return problem('teamId', 'metric/team-required')
  return isTooLarge(draft.targetValue) ? problem('targetValue', 'value/too-large') : null
}

/** As `newMetricProblem`, but a target is required too, as in the dialogs, and a formula must be one. */
export const definedMetricProblem = (draft: MetricDraft): DefinedProblem | null =>
  newMetricProblem(draft) ??
  (draft.targetValue === null ? problem('targetValue', 'metric/target-required') : null) ??
  formulaProblem(draft.formula ?? null)

type DefinedProblem = Pick<DraftProblem, 'field' | 'text'>

function formulaProblem(formula: string | null): DefinedProblem | null {
  const parsed = formula === null ? null : parseFormula(formula)
  return parsed && 'problem' in parsed ? { field: 'formula', text: parsed.problem.reason.detail } : null
}
