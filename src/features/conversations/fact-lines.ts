import { LOCALE } from '../../language/locale.text.ts'
import { NOTHING_COUNTED, ON_TARGET, shareOf, TASKS_ON_TIME } from './conversations.text.ts'
import type { Facts } from './facts.rules.ts'

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })

const share = (part: number, whole: number): string =>
  whole === 0 ? NOTHING_COUNTED : shareOf(PERCENT.format(part / whole), part, whole)

/** The facts as people read them. */
export const factLines = ({ met, weeks, onTime, due }: Facts): { label: string; value: string }[] => [
  { label: ON_TARGET, value: share(met, weeks) },
  { label: TASKS_ON_TIME, value: share(onTime, due) },
]
