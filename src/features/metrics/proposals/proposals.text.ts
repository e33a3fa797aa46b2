export const missedInARow = (name: string, misses: number): string =>
  `${name}: missed ${misses} weeks in a row. Make an issue?`
/** Where the metric's name stands above it. */
export const missedWeeks = (misses: number): string => `Missed ${misses} weeks in a row. Make an issue?`
export const PROPOSALS = 'Proposed issues'
export const DISMISS = 'Dismiss'
export const DISMISSED = 'Not proposed again for these misses'
