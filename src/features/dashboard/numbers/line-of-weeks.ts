/** Weeks in a line, up to the latest. */
export const WEEKS_DRAWN = 13

/** Of that line, in pixels. */
export const LINE = { width: 170, height: 26 }
