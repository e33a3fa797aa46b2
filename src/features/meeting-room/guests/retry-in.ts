const RETRY_MS = 2_000

/** How long a guest's page waits before it asks again, in milliseconds: a little and some chance more, so that not all guests of a meeting ask in the same moment. */
export const retryIn = (): number => RETRY_MS * (1 + Math.random())
