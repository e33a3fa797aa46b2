const SECOND = 1_000
const MINUTE = 60 * SECOND

/** What is older is not pushed any more: it waits under the bell. */
export const PUSHED_WITHIN = 60 * MINUTE

/** How long to wait after each failed attempt; the last one goes on. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE]

/**
 * What became of a push: `taken`; `gone`, as the browser has ended its subscription; `later`, as the push service asks for time or is away;
 * or `refused`, for whatever reason, and it would be again.
 */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused'

/** @param status null if there was no answer */
export function outcomeOf(status: number | null): PushOutcome {
  if (status === null || status === 429 || status >= 500) return 'later'
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'taken' : 'refused'
}

/**
 * When a push is tried again, in milliseconds; null if the notification is too old by then.
 * @param attempts that have failed, with the latest at `now`
 */
export function nextAttempt(attempts: number, notifiedAt: number, now: number): number | null {
  const next = now + PAUSES[Math.min(attempts, PAUSES.length) - 1]!
  return next - notifiedAt > PUSHED_WITHIN ? null : next
}

/** For how many seconds a push service keeps what its device can’t take at once. */
export const secondsLeft = (notifiedAt: number, now: number): number =>
  Math.max(60, Math.floor((notifiedAt + PUSHED_WITHIN - now) / SECOND))
