import { MAX_INPUTS, MAX_LAYERS } from './formula-limits.rules.ts'
import { inputIdsOf } from './formula-inputs.rules.ts'

/**
 * What keeps a metric from taking a formula: the formulas that it builds on lead back to the metric itself, or are too many.
 * `formulasOf` must find those of all teams, because a circle may go through some that the person does not see.
 */
export function graphProblem(
  metricId: string,
  formulas: readonly string[],
  formulasOf: (metricId: string) => readonly string[],
): 'formula/cycle' | 'formula/too-many' | null {
  /** How many formulas stand on top of each other at each metric; undefined while its inputs are being looked at. */
  const layers = new Map<string, number | undefined>()
  let isCircular = false

  function layersOf(id: string, own: readonly string[]): number {
    if (layers.has(id)) {
      const known = layers.get(id)
      isCircular ||= known === undefined
      return known ?? 0
    }
    layers.set(id, undefined)
    let deepest = 0
    for (const inputId of own.flatMap(inputIdsOf)) {
      if (isCircular || layers.size > MAX_INPUTS + 1) break
      deepest = Math.max(deepest, layersOf(inputId, formulasOf(inputId)))
    }
    const count = own.length > 0 ? deepest + 1 : 0
    layers.set(id, count)
    return count
  }

  const count = layersOf(metricId, formulas)
  if (isCircular) return 'formula/cycle'
  return count > MAX_LAYERS || layers.size > MAX_INPUTS + 1 ? 'formula/too-many' : null
}
