import { formatValue } from '../metrics/values/metric-format.rules.ts'
import type { PlanItem } from './strategy.table.ts'

/** What a measure is to reach, as people read it, such as "4,800 units"; empty before it has a number. */
export function plannedText({ amount, unit }: Pick<PlanItem, 'amount' | 'unit'>): string {
  if (amount === null) return ''
  if (unit === '%') return formatValue(amount, 'percentage')
  if (unit === '$') return formatValue(amount, 'currency')
  return [formatValue(amount, 'number'), unit].filter(Boolean).join(' ')
}

/** How much of what is planned has been reached, in whole percent; null without a plan that can be reached. */
export const shareOf = (reached: number, planned: number | null): number | null =>
  planned === null || planned <= 0 ? null : Math.round((reached / planned) * 100)
