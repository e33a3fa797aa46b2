export const START_FROM_SUGGESTIONS = 'Start from suggestions'
export const STARTERS_TITLE = 'Start a scorecard'
export const STARTERS_EXPLAINED = 'The targets are examples. You can change every metric later.'
export const SUGGESTED_METRICS = 'Metrics'
export const PASTE = 'Paste from a spreadsheet'
export const howToPaste = (most: number): string =>
  `One metric a line, at most ${most}. A number beside the name becomes its target.`
/** Of what stands beside a pasted name. */
export const notRead = (text: string): string => `“${text}” is not read as a target.`
export const CHOOSE_A_METRIC = 'Choose at least one metric.'
export function addMetrics(count: number): string {
  if (count === 0) return 'Add metrics'
  return count === 1 ? 'Add 1 metric' : `Add ${count} metrics`
}

/** The names of the suggested metrics. */
export const SUGGESTED_NAMES = {
  leads: 'New leads',
  revenue: 'Revenue',
  satisfaction: 'Customer satisfaction',
  onTime: 'On-time delivery',
  support: 'Open support requests',
  cash: 'Cash on hand',
}
