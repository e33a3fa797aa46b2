import type { Aggregation, Unit } from '../metrics.table.ts'
import { NO, YES } from './metric-values.text.ts'

const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})

// Four digits of a large number are all that fits, and all that anybody reads.
const inShort = { notation: 'compact', maximumSignificantDigits: 4 } as const
const shortDecimal = new Intl.NumberFormat('en-US', inShort)
const shortDollars = new Intl.NumberFormat('en-US', { ...inShort, style: 'currency', currency: 'USD' })

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

/**
 * The text of a value in a narrow place: `text` if it has at most so many characters, else without decimals, else in thousands or
 * millions such as "$1.074M". A number is never cut, because its first digits alone say something else.
 */
export function fitted(text: string, characters: number, value: number, unit: Unit): string {
  if (text.length <= characters) return text
  const whole = formatValue(Math.round(value), unit)
  if (whole.length <= characters) return whole
  if (unit === 'currency') return shortDollars.format(value)
  return shortDecimal.format(value) + (unit === 'percentage' ? '%' : '')
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
