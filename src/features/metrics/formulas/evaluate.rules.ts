import type { Day } from '../../time/calendar.rules.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import { changedWeeks } from './changed-weeks.rules.ts'
import { calculate, failed, NOTHING, type Result } from './calculate.rules.ts'
import type { Inputs } from './formula-inputs.rules.ts'
import { MAX_LAYERS } from './formula-limits.rules.ts'
import { parseFormula, type Step } from './formula.rules.ts'
import { refuse } from './formula.refusals.ts'
import { OTHER_TEAM } from './formula.text.ts'

/** How many formulas are kept as they were read. */
const MOST_READ = 2_000
const read = new Map<string, readonly Step[] | null>()

/** The steps of a stored formula: the same object for the same text, as long as it is kept. Null if it can't be read. */
function stepsOf(formula: string): readonly Step[] | null {
  const known = read.get(formula)
  if (known !== undefined) return known
  if (read.size >= MOST_READ) read.clear()
  const parsed = parseFormula(formula)
  const steps = 'formula' in parsed ? parsed.formula.steps : null
  read.set(formula, steps)
  return steps
}

/** The results of metrics, each calculated when it is first asked for. */
export class Evaluation {
  readonly #metrics: Inputs
  #results = new Map<string, Map<Day, Result>>()
  #layer = 0

  constructor(metrics: Inputs) {
    this.#metrics = metrics
  }

  /**
   * Takes over the results of an earlier evaluation for this metric, but for the weeks that changed since. The earlier one must not be
   * asked any more.
   */
  inherit(metricId: string, former: Evaluation): void {
    const changed = changedWeeks(metricId, former.#metrics, this.#metrics)
    if (changed === undefined) return
    this.#results = former.#results
    if (!changed) return
    for (const results of this.#results.values())
      for (const week of results.keys()) if (week >= changed.from && week <= changed.to) results.delete(week)
  }

  result(metricId: string, week: Day): Result {
    const entered = this.#metrics[metricId]
    if (!entered) return failed(OTHER_TEAM)
    const { deletedAt, name } = entered.metric
    if (deletedAt !== null) return failed(refuse.reason('formula/metric-not-found', { name }).detail)
    const { formula } = definitionAt(entered, week)
    if (formula) return this.#calculated(metricId, formula, week)
    const value = entered.values[week]?.value ?? null
    return value === null ? NOTHING : { value, problem: null }
  }

  #calculated(metricId: string, formula: string, week: Day): Result {
    const ofMetric = this.#results.get(metricId) ?? new Map<Day, Result>()
    this.#results.set(metricId, ofMetric)
    const known = ofMetric.get(week)
    if (known) return known
    const steps = stepsOf(formula)
    // Formulas that came to depend on each other in some other way than by a definition end here too.
    if (!steps || this.#layer >= MAX_LAYERS) return failed(refuse.reason('formula/too-many').detail)
    this.#layer++
    const result = calculate(steps, week, (id, each) => this.result(id, each))
    this.#layer--
    ofMetric.set(week, result)
    return result
  }
}
