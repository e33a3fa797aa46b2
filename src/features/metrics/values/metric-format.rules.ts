import { refuse } from '../metrics.refusals.ts'
import type { Aggregation, Unit } from '../metrics.table.ts'
import { isTooLarge } from './metric-values.rules.ts'
import { NO, NOT_A_NUMBER, NOT_YES_OR_NO, YES } from './metric-values.text.ts'

const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})

/** A number as people read it, with up to two decimals and the sign of its unit. */
export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case 'currency':
      return dollars.format(value)
    case 'percentage':
      return `${decimal.format(value)}%`
    case 'yes_no':
      return value === 1 ? YES : value === 0 ? NO : decimal.format(value)
    default:
      return decimal.format(value)
  }
}

// The decimals of a large average are more exact than what was measured.
const WHOLE_FROM = 1_000

/** The total or average of a period as people read it; of yes-or-no answers, the number or share of yeses. */
export function formatAggregate(value: number, unit: Unit, aggregation: Aggregation): string {
  if (unit !== 'yes_no') {
    const isLarge = aggregation === 'average' && Math.abs(value) >= WHOLE_FROM
    return formatValue(isLarge ? Math.round(value) : value, unit)
  }
  return aggregation === 'average' ? `${decimal.format(value * 100)}%` : decimal.format(value)
}

/** A value as its field shows it for editing: every digit and nothing else; empty if there is none. */
export function editableValue(value: number | null, unit: Unit): string {
  if (value === null) return ''
  return unit === 'yes_no' ? formatValue(value, unit) : String(value)
}

type ReadValue = { value: number | null } | { problem: string }

const NUMBER = /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/
const TYPED_FOR_YES = ['yes', 'y', 'true', '1']
const TYPED_FOR_NO = ['no', 'n', 'false', '0']

/**
 * Reads what was typed or pasted as a spreadsheet would: it accepts thousands separators, dollar and percent signs, and
 * parentheses around a negative number. An empty text clears the value (null).
 */
export function readValue(typed: string, unit: Unit): ReadValue {
  const text = typed.trim().replaceAll('−', '-')
  if (text === '') return { value: null }
  if (unit === 'yes_no') return readYesOrNo(text.toLowerCase())
  const negative = /^\((.*)\)$/.exec(text)
  const bare = (negative?.[1] ?? text).replaceAll(/[$%\s]/g, '')
  if (!NUMBER.test(bare) || !/\d/.test(bare)) return { problem: NOT_A_NUMBER }
  const value = Number(bare.replaceAll(',', '')) * (negative ? -1 : 1)
  if (isTooLarge(value)) return { problem: refuse.reason('value/too-large').detail }
  // Turns -0 into 0.
  return { value: value === 0 ? 0 : value }
}

function readYesOrNo(text: string): ReadValue {
  if (TYPED_FOR_YES.includes(text)) return { value: 1 }
  return TYPED_FOR_NO.includes(text) ? { value: 0 } : { problem: NOT_YES_OR_NO }
}
