/** In milliseconds, after the pointer or the focus has come, and after it has gone. */
export const OPENS_AFTER = 700
export const CLOSES_AFTER = 300
