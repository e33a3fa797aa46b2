import type { Reader } from '../../sync/store.ts'
import { type Issue, issues } from './issues.table.ts'

/** More merges than anybody makes in a row; rows that referred to each other in a circle would end here. */
const MOST_MERGES = 50

/** The issue that stands for one that was merged: the last it was merged into that is here; itself if it wasn't. */
export function standingFor(read: Reader, issue: Issue): Issue {
  let standing = issue
  for (let merges = 0; standing.mergedIntoId !== null && merges < MOST_MERGES; merges++) {
    const into = read.get(issues, standing.mergedIntoId)
    if (!into) break
    standing = into
  }
  return standing
}

/** The ids of an issue and of those that were merged into it. */
export const withMerged = (read: Reader, issueId: string): string[] => [
  issueId,
  ...read.where(issues, { mergedIntoId: issueId }).map(({ id }) => id),
]
