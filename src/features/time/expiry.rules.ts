/** After how many days tokens may end. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const

export const TOKEN_NAME_MAX = 60

const DAY_MS = 86_400_000
/** A year; the day that it ends on counts as a whole. */
const LONGEST_MS = 366 * DAY_MS

/**
 * The moment at which a token made at `now` (milliseconds) ends, as ISO 8601; null if that is no time, over already or too far away.
 * @param expires a number of days, or a last day, which counts as a whole
 */
export function expiryOf(expires: string, now: number): string | null {
  const at = TOKEN_DAYS.some((days) => String(days) === expires)
    ? now + Number(expires) * DAY_MS
    : /^\d{4}-\d{2}-\d{2}$/.test(expires)
      ? Date.parse(`${expires}T00:00:00Z`) + DAY_MS
      : Number.NaN
  return at > now && at <= now + LONGEST_MS ? new Date(at).toISOString() : null
}
