const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long to wait after each failed attempt; the last one goes on. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]

const TRIED_FOR = 24 * HOUR

/** A receiver that takes nothing for so long is not tried any more until somebody turns it on. */
const GIVEN_UP_AFTER = 7 * 24 * HOUR

/**
 * When a delivery is tried again, in milliseconds; null if it is given up.
 * @param attempts that have failed, with the latest at `now`
 */
export function nextAttempt(attempts: number, askedAt: number, now: number): number | null {
  const next = now + PAUSES[Math.min(attempts, PAUSES.length) - 1]!
  return next - askedAt > TRIED_FOR ? null : next
}

/** How long a receiver is left alone that has failed so often in a row, whatever else waits for it. */
export const restAfter = (failures: number): number =>
  failures < 3 ? 0 : Math.min(2 ** (failures - 3) * 5 * SECOND, 5 * MINUTE)

export const isGivenUp = (failingSince: number | null, now: number): boolean =>
  failingSince !== null && now - failingSince >= GIVEN_UP_AFTER

export const isTaken = (status: number): boolean => status >= 200 && status < 300
