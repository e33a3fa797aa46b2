import { LOCALE } from '../../../language/locale.text.ts'
import { days, NO_VALUE } from '../analytics.text.ts'
import type { Unit } from './chart-kinds.rules.ts'

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })
const percents = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })

/** A figure as people read it. */
export function figureText(value: number | null, unit: Unit): string {
  if (value === null) return NO_VALUE
  if (unit === 'percent') return percents.format(value / 100)
  if (unit === 'count') return whole.format(value)
  if (unit === 'days') return days(tenths.format(value), value === 1)
  return tenths.format(value)
}

/** On an axis, where the unit is clear. */
export const tickText = (value: number, unit: Unit): string =>
  unit === 'percent' ? percents.format(value / 100) : tenths.format(value)
