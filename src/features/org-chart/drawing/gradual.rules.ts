/** So many cards come into the document, and leave it, in one frame. */
const ADDED_A_FRAME = 8
const DROPPED_A_FRAME = 24

/**
 * Which cards are in the document after one more frame, on the way to those that are wanted; the same set once there is nothing left to do.
 * @param wanted ids, the most urgent first
 */
export function nextShown(shown: ReadonlySet<string>, wanted: readonly string[]): ReadonlySet<string> {
  const goal = new Set(wanted)
  const missing = wanted.filter((id) => !shown.has(id)).slice(0, ADDED_A_FRAME)
  // What comes is more urgent than what goes.
  const leaving =
    missing.length > 0 && shown.size < goal.size
      ? []
      : [...shown].filter((id) => !goal.has(id)).slice(0, DROPPED_A_FRAME)
  if (missing.length + leaving.length === 0) return shown
  const next = new Set(shown)
  for (const id of leaving) next.delete(id)
  for (const id of missing) next.add(id)
  return next
}
