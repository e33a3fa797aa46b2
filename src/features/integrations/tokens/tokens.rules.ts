/** What every token begins with, so that people and secret scanners recognise one. */
export const TOKEN_PREFIX = 'qd_'

export const MOST_TOKENS_PER_PERSON = 10
export const MOST_TOKENS_PER_COMPANY = 100
export const MOST_TOKEN_TEAMS = 50

const DAY_MS = 86_400_000

/** When a token was last used, as exactly as its list says it. */
export type LastUse = 'never' | 'today' | 'this week' | 'earlier'

/** @param now milliseconds */
export function lastUseOf(at: string | null, now: number): LastUse {
  if (at === null) return 'never'
  const passed = now - Date.parse(at)
  return passed < DAY_MS ? 'today' : passed < 7 * DAY_MS ? 'this week' : 'earlier'
}
