import { addDays, type Day, mondayOf } from '../../time/calendar.rules.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import { VALUES_LIVE_DAYS } from '../metrics.table.ts'
import { weeksOf } from './calculate.rules.ts'
import type { Entered, Inputs } from './formula-inputs.rules.ts'
import { MAX_LAYERS } from './formula-limits.rules.ts'
import { operandsOf } from './formula.rules.ts'

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
    for (const operand of formulasOf(id).flatMap(operandsOf)) {
      const first = look(operand.metricId, weeksOf(operand, from).at(-1) ?? from, layer + 1)
      if (first < earliest) earliest = first
    }
    known.set(key, earliest)
    return earliest
  }

  return look(metricId, week, 0)
}

/** The first Monday whose values everybody who may see them holds on that day. */
export const firstLiveWeek = (today: Day): Day => mondayOf(addDays(today, 6 - VALUES_LIVE_DAYS))

/**
 * Whether everybody who may see a metric holds all that counts for it in the week of the Monday `week`, by the formulas that hold in that week
 * and in those that it looks back to. Where one looks back further, what it comes to may be too little: nobody is to be held to that.
 */
export function isWhole(row: Entered & { inputs: Inputs | null }, week: Day, today: Day): boolean {
  const firstLive = firstLiveWeek(today)
  const seen = new Set<string>()

  function isHeld(id: string, from: Day): boolean {
    if (from < firstLive) return false
    const key = `${id} ${from}`
    if (seen.has(key)) return true
    seen.add(key)
    const entered = id === row.metric.id ? row : row.inputs?.[id]
    const formula = entered && definitionAt(entered, from).formula
    if (!formula) return true
    return operandsOf(formula).every((operand) =>
      weeksOf(operand, from).every((each) => isHeld(operand.metricId, each)),
    )
  }

  return isHeld(row.metric.id, week)
}
