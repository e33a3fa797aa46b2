import { LOCALE } from '../../../language/locale.text.ts'
import { days, STATE_LABELS } from '../analytics.text.ts'
import { figureText } from '../charts/figure-text.rules.ts'
import type { FactRow } from '../analytics.requests.ts'

const tenths = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })

/** States whose facts are told by their amount: how many, or how much. */
const COUNTED = ['rated', 'raters', 'attendees', 'came', 'members', 'voters', 'headlines', 'issues', 'plan']
/** Those whose amount is seconds, and those whose amount is days. */
const SECONDS = ['counted', 'planned']
const DAYS = ['solved']
/** Those whose amount is a percentage. */
const PERCENTAGES = ['process-read', 'process-measured', 'process-followed', 'process-current']

/** What the facts of one thing say, such as "5 came · 6 on the team". */
export const saidOf = (facts: readonly Pick<FactRow, 'state' | 'amount' | 'kind'>[]): string =>
  facts.map(saidOfFact).join(' · ')

function saidOfFact({ state, amount, kind }: Pick<FactRow, 'state' | 'amount' | 'kind'>): string {
  const label = STATE_LABELS[state] ?? state
  if (SECONDS.includes(state)) return `${tenths.format(amount / 60)} ${label}`
  if (PERCENTAGES.includes(state)) return `${figureText(amount, 'percent')} ${label}`
  if (COUNTED.includes(state)) return `${tenths.format(amount)} ${label}`
  if (DAYS.includes(state) || (state === 'open' && kind === 'issue'))
    return `${label} · ${days(tenths.format(amount), amount === 1)}`
  return label
}
