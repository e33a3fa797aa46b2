import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { newestFirst } from '../issues.rules.ts'
import { type Issue, issues } from '../issues.table.ts'
import { similarTo } from '../similar/similarity.rules.ts'
import { canMerge } from './merging.rules.ts'

/** The issues that one can be merged into, those most like it first. A row reaches only those who may read it. */
export const mergeChoices = defineQuery('mergeChoices', {
  input: { issueId: ref('issues') },
  visibleTo: () => true,
  run(read, { issueId }): Issue[] {
    const issue = read.get(issues, issueId)
    if (!issue) return []
    const open = read.where(issues, { teamId: issue.teamId, status: 'open' })
    const choices = open.filter((other) => canMerge(issue, other)).toSorted(newestFirst)
    const alike = similarTo(choices, issue.title)
    return [...new Set([...alike, ...choices])]
  },
})
