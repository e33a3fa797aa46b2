import type { Reader } from '../../../sync/store.ts'
import { definitionsOf, enteredFor } from '../metrics.reads.ts'
import { type Metric, metrics } from '../metrics.table.ts'
import { type Entered, formulasOf, inputIdsOf, type Inputs } from './formula-inputs.rules.ts'
import { MAX_INPUTS } from './formula-limits.rules.ts'

/** The formulas of a metric that is here. */
export const formulasHere = (read: Reader, metric: Metric): string[] =>
  formulasOf({ metric, definitions: definitionsOf(read, metric.id) })

/**
 * The metrics that formulas are made of, through all layers, deleted ones too; null for those that the reader may not see.
 */
export function inputMetrics(read: Reader, formulas: readonly string[]): Map<string, Metric | null> {
  const found = new Map<string, Metric | null>()
  const open = formulas.flatMap(inputIdsOf)
  for (let id = open.pop(); id !== undefined && found.size < MAX_INPUTS; id = open.pop()) {
    if (found.has(id)) continue
    const input = read.get(metrics, id) ?? null
    found.set(id, input)
    if (input && input.deletedAt === null) open.push(...formulasHere(read, input).flatMap(inputIdsOf))
  }
  return found
}

/** These with what was entered for them. */
export function inputsOf(read: Reader, formulas: readonly string[]): Inputs {
  const inputs: Record<string, Entered | null> = {}
  for (const [id, input] of inputMetrics(read, formulas)) inputs[id] = input && enteredFor(read, input)
  return inputs
}
