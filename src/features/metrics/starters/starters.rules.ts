import { withPoint } from '../../../language/decimals.rules.ts'
import { SIGNS } from '../csv/import-fields.rules.ts'
import { nameKey } from '../definition/metric-name.rules.ts'
import type { Metric, Unit } from '../metrics.table.ts'
import { blockOf } from '../scorecard/clipboard.rules.ts'
import { readValue } from '../values/read-value.rules.ts'
import { SUGGESTED_NAMES } from './starters.text.ts'

/** A metric that can be added with a tick. */
export type Starter = Pick<Metric, 'name' | 'unit' | 'targetValue' | 'targetLogic' | 'aggregationType'>

/** `unread` is the beginning of what stands beside its name and has digits, but is no target. */
export type PastedStarter = Starter & { unread?: string }

export const MOST_PASTED = 30
const LONGEST_NAME = 200
const LONGEST_UNREAD = 40

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
 * The metrics of a pasted block: the first column names them, the first number beside a name is its target, and its signs tell the
 * unit and whether it is the least or the most. A name counts once, and those suggested anyway are left out. `decimal` is left out but in tests.
 */
export function pastedStarters(text: string, decimal?: string): PastedStarter[] {
  const found = new Map<string, PastedStarter>()
  const suggested = new Set(SUGGESTED.map(({ name }) => nameKey(name)))
  for (const [first = '', ...others] of blockOf(text)) {
    const name = shortened(first.trim(), LONGEST_NAME)
    const key = nameKey(name)
    if (key === '' || found.has(key) || suggested.has(key)) continue
    if (found.size === MOST_PASTED) break
    found.set(key, { name, ...besideName(others, decimal) })
  }
  return [...found.values()]
}

/** Cut before a character of two places rather than within it: half of one is no text that can be sent. */
const shortened = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

/** As much of it as is enough to find it again. */
const begun = (text: string): string =>
  text.length > LONGEST_UNREAD ? `${shortened(text, LONGEST_UNREAD)}…` : text

function besideName(texts: readonly string[], decimal?: string): Omit<PastedStarter, 'name'> {
  for (const text of texts) {
    const target = targetIn(text.trim(), decimal)
    if (target) return { ...AT_LEAST, ...target }
  }
  const unread = texts.find((text) => /\d/.test(text))?.trim()
  return {
    ...AT_LEAST,
    unit: 'number',
    targetValue: null,
    ...(unread && { unread: begun(unread) }),
  }
}

function targetIn(
  typed: string,
  decimal?: string,
): Pick<Starter, 'unit' | 'targetValue' | 'targetLogic'> | null {
  const [, sign = '≥', amount = ''] = /^(≤|<=|<|≥|>=|>|=)?(.*)$/.exec(typed) ?? []
  const read = readValue(withPoint(amount.replaceAll(MONEY, ''), decimal), 'number')
  if ('problem' in read || read.value === null) return null
  return { unit: unitOf(amount), targetValue: read.value, targetLogic: SIGNS[sign]! }
}

const MONEY = /\p{Sc}/gu

function unitOf(typed: string): Unit {
  if (typed.search(MONEY) >= 0) return 'currency'
  return typed.includes('%') ? 'percentage' : 'number'
}
