import { DECIMAL, inShort, LOCALE } from '../../../language/locale.text.ts'
import type { Aggregation, Unit } from '../metrics.table.ts'
import { NO, YES } from './metric-values.text.ts'

const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2, signDisplay: 'negative' })
const dollars = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})

// `inShort` brings it into the reader's language.
const compact = (maximumSignificantDigits: number) =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits })

/** The shorter, the less exact: four digits of a large number are all that anybody reads. */
const IN_SHORT = [4, 3, 2, 1].map(compact)
const ROUGH = compact(1)

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
 * millions such as "$1.074M", and at last without the sign of its unit. A number is never cut, because its first digits alone say something else.
 */
export function fitted(text: string, characters: number, value: number, unit: Unit): string {
  if (text.length <= characters) return text
  const shorter = [
    formatValue(Math.round(value), unit),
    ...IN_SHORT.map((digits) => signed(digits, value, unit)),
    // The target beside it says the unit.
    inShort(ROUGH.format(value), '', ''),
    value.toExponential(0).replace('+', ''),
  ]
  return shorter.find((each) => each.length <= characters) ?? shorter.at(-1)!
}

function signed(digits: Intl.NumberFormat, value: number, unit: Unit): string {
  const sign = value < 0 ? '-' : ''
  const [before, after] = [unit === 'currency' ? '$' : '', unit === 'percentage' ? '%' : '']
  return `${sign}${inShort(digits.format(Math.abs(value)), before, after)}`
}

/** The total or average of a period as people read it; of yes-or-no answers, the number or share of yeses. */
export function formatAggregate(value: number, unit: Unit, aggregation: Aggregation): string {
  if (unit !== 'yes_no') return formatValue(value, unit)
  return aggregation === 'average' ? `${decimal.format(value * 100)}%` : decimal.format(value)
}

/** A value as its field shows it for editing: every digit and nothing else; empty if there is none. */
export function editableValue(value: number | null, unit: Unit): string {
  if (value === null) return ''
  return unit === 'yes_no' ? formatValue(value, unit) : String(value).replace('.', DECIMAL)
}
