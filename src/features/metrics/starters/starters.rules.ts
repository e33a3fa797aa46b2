import { nameKey } from '../definition/metric-name.rules.ts'
import type { Metric, Unit } from '../metrics.table.ts'
import { blockOf } from '../scorecard/clipboard.rules.ts'
import { readTyped } from '../values/read-value.rules.ts'
import { SUGGESTED_NAMES } from './starters.text.ts'

/** A metric that can be added with a tick. */
export type Starter = Pick<Metric, 'name' | 'unit' | 'targetValue' | 'targetLogic' | 'aggregationType'>

export const MOST_PASTED = 30
const LONGEST_NAME = 200

const AT_LEAST = { targetLogic: 'greater_than_or_equal', aggregationType: 'total' } as const
const AVERAGE = { ...AT_LEAST, aggregationType: 'average' } as const

/** A scorecard that most teams could begin with. */
export const SUGGESTED: readonly Starter[] = [
  { ...AT_LEAST, name: SUGGESTED_NAMES.leads, unit: 'number', targetValue: 20 },
  { ...AT_LEAST, name: SUGGESTED_NAMES.revenue, unit: 'currency', targetValue: 10_000 },
  { ...AVERAGE, name: SUGGESTED_NAMES.satisfaction, unit: 'percentage', targetValue: 90 },
  { ...AVERAGE, name: SUGGESTED_NAMES.onTime, unit: 'percentage', targetValue: 95 },
  {
    ...AVERAGE,
    name: SUGGESTED_NAMES.support,
    unit: 'number',
    targetValue: 10,
    targetLogic: 'less_than_or_equal',
  },
  { ...AVERAGE, name: SUGGESTED_NAMES.cash, unit: 'currency', targetValue: 100_000 },
]

/**
 * The metrics of a pasted block: the first column names them, the first number beside a name is its target, and its sign tells the
 * unit. A name counts once, and those suggested anyway are left out.
 */
export function pastedStarters(text: string): Starter[] {
  const found = new Map<string, Starter>()
  const suggested = new Set(SUGGESTED.map(({ name }) => nameKey(name)))
  for (const [first = '', ...others] of blockOf(text)) {
    const name = first.trim().slice(0, LONGEST_NAME)
    const key = nameKey(name)
    if (key === '' || found.has(key) || suggested.has(key)) continue
    if (found.size === MOST_PASTED) break
    const typed = others.find((each) => numberIn(each) !== null) ?? ''
    found.set(key, { ...AT_LEAST, name, unit: unitOf(typed), targetValue: numberIn(typed) })
  }
  return [...found.values()]
}

function numberIn(typed: string): number | null {
  const read = readTyped(typed, 'number')
  return 'value' in read ? read.value : null
}

function unitOf(typed: string): Unit {
  if (typed.includes('$')) return 'currency'
  return typed.includes('%') ? 'percentage' : 'number'
}
