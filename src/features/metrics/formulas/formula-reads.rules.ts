import type { Day } from '../../time/calendar.rules.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import { weeksOf } from './calculate.rules.ts'
import type { Inputs } from './formula-inputs.rules.ts'
import { MAX_LAYERS } from './formula-limits.rules.ts'
import { parseFormula } from './formula.rules.ts'

/** Names an entry: what was typed in for a metric in a week. */
export const entryKey = (metricId: string, week: Day): string => `${metricId} ${week}`

/** Whether what a metric comes to in a week is calculated from one of these entries, through all layers. */
export function isCalculatedFrom(
  inputs: Inputs,
  metricId: string,
  week: Day,
  entries: ReadonlySet<string>,
): boolean {
  const known = new Map<string, boolean>()

  function look(id: string, each: Day, layer: number): boolean {
    const key = entryKey(id, each)
    const found = known.get(key)
    if (found !== undefined) return found
    const entered = inputs[id]
    const formula = entered && definitionAt(entered, each).formula
    if (!formula) return entries.has(key)
    const parsed = parseFormula(formula)
    const answer =
      layer < MAX_LAYERS &&
      'formula' in parsed &&
      parsed.formula.steps.some(
        (step) =>
          step.kind === 'metric' &&
          weeksOf(step, each).some((other) => look(step.metricId, other, layer + 1)),
      )
    known.set(key, answer)
    return answer
  }

  return look(metricId, week, 0)
}
