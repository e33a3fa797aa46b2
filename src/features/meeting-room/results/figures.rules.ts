/** Whole percent; null if there is nothing to share. */
export const percentOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((part / all) * 100)
