import { addDays, type Day, mondayOf } from '../../time/calendar.rules.ts'
import { VALUES_LIVE_DAYS } from '../metrics.table.ts'
import { weeksOf } from './calculate.rules.ts'
import { type Entered, formulasOf, type Inputs } from './formula-inputs.rules.ts'
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

/** The first Monday whose values everybody who may see them holds on that day. */
export const firstLiveWeek = (today: Day): Day => mondayOf(addDays(today, 6 - VALUES_LIVE_DAYS))

/**
 * Whether everybody who may see a metric holds all that counts for it in the week of the Monday `week`. Where the formula looks back further,
 * what it comes to may be too little: nobody is to be held to that.
 */
export function isWhole(row: Entered & { inputs: Inputs | null }, week: Day, today: Day): boolean {
  const { metric, inputs } = row
  const formulasBy = (id: string) => {
    const each = id === metric.id ? row : inputs?.[id]
    return each ? formulasOf(each) : []
  }
  return earliestWeek(metric.id, week, formulasBy) >= firstLiveWeek(today)
}
