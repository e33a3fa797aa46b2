// Apart from the table, so that pages of people who are not signed in need not load the rows.

/** The value of a meeting's `currentSection` while it is paused. */
export const PAUSED = -1

export const BEST_RATING = 10
