import { Refusal } from '../../../sync/refusal.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { definitionsOf } from '../metrics.reads.ts'
import { type Metric, metrics } from '../metrics.table.ts'
import { graphProblem } from './formula-graph.rules.ts'
import { formulasOf, inputIdsOf } from './formula-inputs.rules.ts'
import { refuse } from './formula.refusals.ts'
import { parseFormula } from './formula.rules.ts'

type Calculated = Pick<Metric, 'formula' | 'inputTeamIds'>

const TYPED_IN: Calculated = { formula: null, inputTeamIds: [] }

/**
 * What a metric stores of its formula, which stays as it was `before` if none is given. Each metric in a new one must exist and
 * be the actor's to see, unless it stood there before; and it may not lead back to the metric itself.
 * @throws {Refusal} that says what is wrong with it
 */
export function checkedFormula(
  tx: Transaction,
  { id, formula: given }: { id: string; formula?: string | null },
  before: Calculated = TYPED_IN,
): Calculated {
  const { formula, inputTeamIds } = before
  if (given === undefined || given === formula) return { formula, inputTeamIds }
  // Earlier weeks may still be calculated, so its teams stay.
  if (given === null) return { formula: null, inputTeamIds }
  const parsed = parseFormula(given)
  if ('problem' in parsed) throw new Refusal(parsed.problem.reason)
  const { text, inputIds } = parsed.formula
  const former = new Set(formula ? inputIdsOf(formula) : [])
  const inputs = inputIds.map((inputId) => findInput(tx, inputId, former.has(inputId)))
  requireNoCircle(tx, id, [text])
  const teamIds = inputs.flatMap((input) => input?.teamId ?? [])
  return { formula: text, inputTeamIds: [...new Set([...inputTeamIds, ...teamIds])] }
}

/** Null for a metric of another team that somebody else had put into the formula. */
function findInput(tx: Transaction, id: string, isFormer: boolean): Metric | null {
  const metric = isFormer ? tx.get(metrics, id) : tx.find(metrics, id)
  if (metric && metric.deletedAt !== null) refuse('formula/metric-not-found', { name: metric.name })
  return metric ?? null
}

/**
 * The formulas of all teams count, also those that the actor doesn't see, and those of earlier weeks.
 * @throws {Refusal} if these formulas of a metric lead back to it, or build on too many others
 */
export function requireNoCircle(tx: Transaction, metricId: string, formulas: readonly string[]): void {
  const problem = graphProblem(metricId, formulas, (id) => {
    const metric = tx.overlay.get(metrics, id)
    return metric ? formulasOf({ metric, definitions: definitionsOf(tx.overlay, id) }) : []
  })
  if (problem) refuse(problem)
}
