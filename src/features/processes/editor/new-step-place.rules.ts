/** A place behind one of a list's steps. It lasts while colleagues remove the steps around it. */
export interface NewStepPlace {
  readonly afterId: string
  readonly followingIds: readonly string[]
}

type Steps = readonly { readonly id: string }[]

export const placeBehind = (steps: Steps, index: number): NewStepPlace => ({
  afterId: steps[index]!.id,
  followingIds: steps.slice(index + 1).map(({ id }) => id),
})

/** How many of the steps now stand before the place. */
export function stepsBefore(steps: Steps, { afterId, followingIds }: NewStepPlace): number {
  const ids = steps.map(({ id }) => id)
  if (ids.includes(afterId)) return ids.indexOf(afterId) + 1
  const next = followingIds.find((id) => ids.includes(id))
  return next === undefined ? ids.length : ids.indexOf(next)
}
