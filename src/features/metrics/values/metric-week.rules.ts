import type { Day } from '../../time/calendar.rules.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import type { Result } from '../formulas/calculate.rules.ts'
import { Evaluation } from '../formulas/evaluate.rules.ts'
import type { Entered, Inputs } from '../formulas/formula-inputs.rules.ts'
import type { TargetLogic, Unit } from '../metrics.table.ts'
import { targetOf, valueStatus, type ValueStatus } from './targets.rules.ts'

/** A metric with its earlier definitions, its values by the Monday of their week and, if a formula calculates it, what that needs. */
export interface MetricWeeks extends Entered {
  /** Null for one that is typed in. */
  inputs: Inputs | null
}

/** What a metric says of one week. */
export interface MetricWeek {
  /** What was entered, or what its formula comes to. */
  value: number | null
  unit: Unit
  /** Its own if one was set for it, else the one that held in it. */
  target: { value: number | null; logic: TargetLogic }
  status: ValueStatus
  /** Why its formula has no result, in words for people; null without a formula or with a result. */
  problem: string | null
}

/** Rows are never changed in place, so what was calculated for one holds as long as it does. */
const evaluations = new WeakMap<MetricWeeks, Evaluation>()

/** The last row of each metric that was evaluated; the next one only calculates what has changed since. */
const latest = new Map<string, MetricWeeks>()
const MOST_KEPT = 1_000

function evaluationOf(row: MetricWeeks, inputs: Inputs): Evaluation {
  const known = evaluations.get(row)
  if (known) return known
  const { id } = row.metric
  const evaluation = new Evaluation({ ...inputs, [id]: row })
  const former = latest.get(id)
  const before = former && evaluations.get(former)
  if (former && before) {
    evaluation.inherit(id, before)
    evaluations.delete(former)
  }
  if (latest.size >= MOST_KEPT) latest.clear()
  latest.set(id, row)
  evaluations.set(row, evaluation)
  return evaluation
}

function resultOf(row: MetricWeeks, week: Day): Result {
  const { metric, values, inputs } = row
  if (inputs) return evaluationOf(row, inputs).result(metric.id, week)
  return { value: values[week]?.value ?? null, problem: null }
}

/** The week of the Monday `week`, read in the one way that all screens share. */
export function metricWeek(row: MetricWeeks, week: Day): MetricWeek {
  const definition = definitionAt(row, week)
  const { value, problem } = resultOf(row, week)
  const target = targetOf(definition, row.values[week])
  return { value, unit: definition.unit, target, status: valueStatus(value, target), problem }
}
