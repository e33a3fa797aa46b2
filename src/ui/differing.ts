/** The fields of a patch that change something; what a colleague has changed in the meantime then stays. */
export const differing = <Patch extends object>(before: object, patch: Patch): Patch =>
  Object.fromEntries(
    Object.entries(patch).filter(
      ([field, value]) => !isSame((before as Record<string, unknown>)[field], value),
    ),
  ) as Patch

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => item === other[index])
    : one === other
