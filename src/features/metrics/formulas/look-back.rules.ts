import type { Day } from '../../time/calendar.rules.ts'
import { weeksOf } from './calculate.rules.ts'
import { MAX_LAYERS } from './formula-limits.rules.ts'
import { parseFormula } from './formula.rules.ts'

/** The earliest Monday whose values the formulas of a metric take into account in the week of the Monday `week`, through all layers. */
export function earliestWeek(
  metricId: string,
  week: Day,
  formulasOf: (metricId: string) => readonly string[],
): Day {
  const known = new Map<string, Day>()

  function look(id: string, from: Day, layer: number): Day {
    const key = `${id} ${from}`
    const found = known.get(key)
    if (found !== undefined || layer > MAX_LAYERS) return found ?? from
    let earliest = from
    for (const text of formulasOf(id)) {
      const parsed = parseFormula(text)
      if (!('formula' in parsed)) continue
      for (const step of parsed.formula.steps) {
        if (step.kind !== 'metric') continue
        const first = look(step.metricId, weeksOf(step, from).at(-1) ?? from, layer + 1)
        if (first < earliest) earliest = first
      }
    }
    known.set(key, earliest)
    return earliest
  }

  return look(metricId, week, 0)
}
