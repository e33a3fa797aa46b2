import type { Reader } from '../../sync/store.ts'
import { type Issue, issues } from './issues.table.ts'

/** More merges than anybody makes in a row; rows that referred to each other in a circle would end here. */
const MOST_MERGES = 50

/** An issue and those that it was merged into one after the other, as far as they are here. */
export function mergesOf(read: Reader, issue: Issue): Issue[] {
  const path = [issue]
  let { mergedIntoId } = issue
  while (mergedIntoId !== null && path.length <= MOST_MERGES) {
    const into = read.get(issues, mergedIntoId)
    if (!into) break
    path.push(into)
    mergedIntoId = into.mergedIntoId
  }
  return path
}

/** The issue that stands for one that was merged: the last it was merged into that is here; itself if it wasn't. */
export const standingFor = (read: Reader, issue: Issue): Issue => mergesOf(read, issue).at(-1)!

/** The ids of an issue and of those that were merged into it, also by way of others. */
export function withMerged(read: Reader, issueId: string): string[] {
  const found = new Set([issueId])
  // A set hands out what is added to it on the way.
  for (const mergedIntoId of found) for (const { id } of read.where(issues, { mergedIntoId })) found.add(id)
  return [...found]
}
