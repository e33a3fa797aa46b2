import type { Headline } from './headlines.table.ts'

/** Compares headlines for `toSorted`. */
export const newestFirst = (left: Headline, right: Headline): number =>
  right.createdAt.localeCompare(left.createdAt) || right.id.localeCompare(left.id)
