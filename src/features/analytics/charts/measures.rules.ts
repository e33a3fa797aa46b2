/** What facts of one state come to: of a week or quarter, or of a whole period. */
export interface Sum {
  /** The first day of the week or quarter; null for the whole period. */
  readonly at: string | null
  readonly part: string
  readonly state: string
  readonly count: number
  readonly amount: number
  /** Null in charts that need none. */
  readonly median: number | null
}

type States = readonly string[]

/** How a figure follows from sums. */
export type Measure =
  | { readonly kind: 'count'; readonly of: States }
  | { readonly kind: 'mean' | 'median'; readonly of: readonly [string] }
  /** In percent: of all facts in the states `per`, or of their amounts. */
  | { readonly kind: 'share'; readonly of: States; readonly per: States; readonly by: 'count' | 'amount' }

type Summed = Pick<Sum, 'state' | 'count' | 'amount' | 'median'>

const total = (sums: readonly Summed[], states: States, by: 'count' | 'amount'): number =>
  sums.filter(({ state }) => states.includes(state)).reduce((all, sum) => all + sum[by], 0)

/** The figure, from the sums of one part at one time; null where there is nothing to measure. */
export function measured(measure: Measure, sums: readonly Summed[]): number | null {
  if (measure.kind === 'count') return total(sums, measure.of, 'count')
  if (measure.kind === 'share') {
    const all = total(sums, measure.per, measure.by)
    return all === 0 ? null : (100 * total(sums, measure.of, measure.by)) / all
  }
  const sum = sums.find(({ state }) => state === measure.of[0])
  if (!sum) return null
  return measure.kind === 'median' ? sum.median : sum.amount / sum.count
}

/** The states whose facts a figure is made of: what it opens. */
export const statesOf = (measure: Measure): string[] => [
  ...new Set([...measure.of, ...(measure.kind === 'share' ? measure.per : [])]),
]
