/** The letters with which sequences such as G, T begin. */
const FIRST = new Set(['g', 'c'])

const WITHIN = 1_000

let beganAt = -Infinity
let endedAt = -Infinity

/**
 * Whether a pressed key begins or ends a sequence of two, so that it means nothing else. It may be asked several times of one key, and has
 * to be asked of every key, or it misses the first.
 */
export function isOfSequence({ key, timeStamp }: { key: string; timeStamp: number }): boolean {
  if (key.length > 1) return false
  if (timeStamp === beganAt || timeStamp === endedAt) return true
  if (beganAt > endedAt && timeStamp - beganAt < WITHIN) endedAt = timeStamp
  else if (FIRST.has(key)) beganAt = timeStamp
  else return false
  return true
}
