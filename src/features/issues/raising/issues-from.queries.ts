import { defineQuery } from '../../../sync/define-query.ts'
import { uuid } from '../../../sync/fields.ts'
import { standingFor } from '../issues.reads.ts'
import { newestFirst } from '../issues.rules.ts'
import { type Issue, issues } from '../issues.table.ts'

/**
 * The issues that were made from a row and are not archived, newest first; for one that was merged, the issue that stands for it. A row
 * reaches only those who may read it.
 */
export const issuesFrom = defineQuery('issuesFrom', {
  input: { sourceId: uuid() },
  visibleTo: () => true,
  run(read, { sourceId }): Issue[] {
    const standing = read.where(issues, { sourceId }).map((issue) => standingFor(read, issue))
    return [...new Set(standing)].filter(({ archivedAt }) => archivedAt === null).toSorted(newestFirst)
  },
})
