/** What stands in place of a result that can't be calculated. */
export const DIVISION_BY_ZERO = 'Division by zero - check if denominator metric has a value'
export const NOT_FINITE = 'The result is NaN: it is too large to be a number.'
export const OTHER_TEAM = 'Uses numbers of a team you are not on'

/** The name of a metric in a formula that its reader may not see. */
export const UNSEEN_METRIC = 'Metric of another team'
