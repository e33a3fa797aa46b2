import { isOpen } from '../issues.rules.ts'
import type { Issue } from '../issues.table.ts'

/** Whether one issue can be merged into another: both open on the list of one team. */
export const canMerge = (issue: Issue, into: Issue): boolean =>
  issue.id !== into.id && issue.teamId === into.teamId && isOpen(issue) && isOpen(into)
