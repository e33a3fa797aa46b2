import type { Aggregation, Unit } from '../metrics.table.ts'
import { NOT_A_NUMBER, NOT_YES_OR_NO, TOO_LARGE } from '../metrics.text.ts'

export const LARGEST_VALUE = 1e15

const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})

/** A number for people, with up to two decimals and the sign of its unit. */
export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case 'currency':
      return dollars.format(value)
    case 'percentage':
      return `${decimal.format(value)}%`
    case 'yes_no':
      return value === 1 ? 'Yes' : value === 0 ? 'No' : decimal.format(value)
    default:
      return decimal.format(value)
  }
}

// An average of large numbers has decimals that nobody measured.
const WHOLE_FROM = 1_000

/** What stands for a period, for people; the total or share of yeses is a number, not a yes. */
export function formatAggregate(value: number, unit: Unit, aggregation: Aggregation): string {
  if (unit !== 'yes_no') {
    const isLarge = aggregation === 'average' && Math.abs(value) >= WHOLE_FROM
    return formatValue(isLarge ? Math.round(value) : value, unit)
  }
  return aggregation === 'average' ? `${decimal.format(value * 100)}%` : decimal.format(value)
}

/** A value as it stands in the field where it is changed: every digit, nothing else. */
export function editableValue(value: number | null, unit: Unit): string {
  if (value === null) return ''
  return unit === 'yes_no' ? formatValue(value, unit) : String(value)
}

type ReadValue = { value: number | null } | { problem: string }

const NUMBER = /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/
const YES = ['yes', 'y', 'true', '1']
const NO = ['no', 'n', 'false', '0']

/**
 * Reads what was typed or pasted, as a spreadsheet would: thousands, signs of money and percent and a negative in
 * parentheses are understood, and nothing at all clears the value (null).
 */
export function readValue(typed: string, unit: Unit): ReadValue {
  const text = typed.trim().replaceAll('−', '-')
  if (text === '') return { value: null }
  if (unit === 'yes_no') return readYesOrNo(text.toLowerCase())
  const negative = /^\((.*)\)$/.exec(text)
  const bare = (negative?.[1] ?? text).replaceAll(/[$%\s]/g, '')
  if (!NUMBER.test(bare) || !/\d/.test(bare)) return { problem: NOT_A_NUMBER }
  const value = Number(bare.replaceAll(',', '')) * (negative ? -1 : 1)
  return Math.abs(value) <= LARGEST_VALUE ? { value: value === 0 ? 0 : value } : { problem: TOO_LARGE }
}

function readYesOrNo(text: string): ReadValue {
  if (YES.includes(text)) return { value: 1 }
  return NO.includes(text) ? { value: 0 } : { problem: NOT_YES_OR_NO }
}
