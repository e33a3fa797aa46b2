import type { Headline } from './headlines.table.ts'

/** Sorts the newest headline first. */
export const newestFirst = (left: Headline, right: Headline): number =>
  right.createdAt.localeCompare(left.createdAt) || right.id.localeCompare(left.id)
