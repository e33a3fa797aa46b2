import type { CheckupEntry } from '../checkups/checkups.queries.ts'
import { percentOf, percentsByComponent } from '../checkups/results.rules.ts'
import type { Component } from '../checkups/statements.rules.ts'

export interface QuarterOfTrend {
  /** Its first day. */
  readonly quarter: string
  readonly percent: number
  readonly components: Readonly<Partial<Record<Component, number>>>
}

/** The most that fit beside each other. */
const MOST_QUARTERS = 8

/** What the last check-up of each quarter came to that shows anything, the oldest quarter first. */
export function trendOf(newestFirst: readonly CheckupEntry[]): QuarterOfTrend[] {
  const quarters = new Map<string, QuarterOfTrend>()
  for (const { checkup, results } of newestFirst) {
    const percent = results && percentOf(results)
    if (percent === null || !results || quarters.has(checkup.quarter)) continue
    const components = Object.fromEntries(
      percentsByComponent(results).map((one) => [one.component, one.percent]),
    )
    quarters.set(checkup.quarter, { quarter: checkup.quarter, percent, components })
  }
  return [...quarters.values()]
    .toSorted((one, other) => one.quarter.localeCompare(other.quarter))
    .slice(-MOST_QUARTERS)
}
