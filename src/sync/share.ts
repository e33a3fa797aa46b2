type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * `next`, with each part taken from `previous` where the two are equal, so that unchanged data keeps its identity. Returns
 * `previous` itself if nothing differs.
 */
export function share<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next
  if (Array.isArray(previous) && Array.isArray(next)) return shareItems(previous, next) as T
  if (isPlain(previous) && isPlain(next)) return shareFields(previous, next) as T
  return next
}

/** Whether two JSON values are equal. */
export const isSame = (one: unknown, other: unknown): boolean => Object.is(share(one, other), one)

function shareItems(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let same = previous.length === next.length
  const shared = next.map((item, index) => {
    const kept = share(previous[index], item)
    if (!Object.is(kept, previous[index])) same = false
    return kept
  })
  return same ? previous : shared
}

function shareFields(previous: Plain, next: Plain): Plain {
  const keys = Object.keys(next)
  let same = keys.length === Object.keys(previous).length
  const shared: Plain = {}
  for (const key of keys) {
    shared[key] = share(previous[key], next[key])
    if (!Object.is(shared[key], previous[key]) || !(key in previous)) same = false
  }
  return same ? previous : shared
}
