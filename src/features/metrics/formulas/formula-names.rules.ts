import { nameKey } from '../definition/metric-name.rules.ts'
import { escaped, tokensOf } from './formula-tokens.rules.ts'
import { refuse } from './formula.refusals.ts'
import type { MetricChoice } from './formula.queries.ts'
import type { FindMetric } from './formula.rules.ts'
import { UNSEEN_METRIC } from './formula.text.ts'

/** What a metric is called in a formula, by its id: its name and, where several share it, its team, its owner and a number. */
export type Labels = ReadonlyMap<string, string>

const WAYS: readonly ((choice: MetricChoice) => string)[] = [
  ({ metric }) => metric.name,
  ({ metric, teamName }) => `${metric.name} (${teamName})`,
  ({ metric, teamName, ownerName }) => `${metric.name} (${teamName}, ${ownerName})`,
]

/** `unseen` are the ids of metrics in the formula that the reader may not see. */
export function labelsOf(choices: readonly MetricChoice[], unseen: readonly string[]): Labels {
  const labels = new Map<string, string>()
  const taken = new Set<string>()
  let open = choices
  for (const way of WAYS) {
    const counts = Map.groupBy(open, (choice) => nameKey(way(choice)))
    const isClear = (choice: MetricChoice) =>
      counts.get(nameKey(way(choice)))!.length === 1 && !taken.has(nameKey(way(choice)))
    for (const choice of open.filter(isClear)) {
      labels.set(choice.metric.id, way(choice))
      taken.add(nameKey(way(choice)))
    }
    open = open.filter(({ metric }) => !labels.has(metric.id))
  }
  const rest = open.map((choice) => [choice.metric.id, WAYS.at(-1)!(choice)] as const)
  for (const [id, name] of [...rest, ...unseen.map((each) => [each, UNSEEN_METRIC] as const)]) {
    let [label, number] = [name, 2]
    while (taken.has(nameKey(label))) label = `${name} ${number++}`
    labels.set(id, label)
    taken.add(nameKey(label))
  }
  return labels
}

/** Finds what stands in brackets among these labels, or a name that only one metric has. */
export function findAmong(choices: readonly MetricChoice[], labels: Labels): FindMetric {
  const byLabel = new Map(Array.from(labels, ([id, label]) => [nameKey(label), id]))
  return (name) => {
    const labelled = byLabel.get(nameKey(name))
    if (labelled !== undefined) return labelled
    const namesake = choices.find(({ metric }) => nameKey(metric.name) === nameKey(name))
    if (!namesake) return refuse.reason('formula/metric-not-found', { name })
    return refuse.reason('formula/metric-unclear', { name, label: labels.get(namesake.metric.id) ?? name })
  }
}

const SIGNS = new Map([
  ['*', '×'],
  ['/', '÷'],
  ['-', '−'],
])

/** A stored formula as people read and write it, such as "[Won] ÷ [Offers] × 100". */
export function writtenWith(labels: Labels, formula: string): string {
  const pieces = tokensOf(formula).map(({ kind, text }) => {
    if (kind === 'metric') return `[${escaped(labels.get(text) ?? UNSEEN_METRIC)}]`
    return kind === 'operator' ? ` ${SIGNS.get(text) ?? text} ` : kind === 'comma' ? ', ' : text
  })
  return pieces.join('').replaceAll(/ {2,}/g, ' ').trim()
}
