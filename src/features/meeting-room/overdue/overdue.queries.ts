import { defineQuery } from '../../../sync/define-query.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { makesIssues } from './overdue.reads.ts'

/** Whether issues are made of what is overdue when the actor ends a meeting. */
export const overdueBecomesIssues = defineQuery('overdueBecomesIssues', {
  input: {},
  visibleTo: canTakePart,
  run: (read, _args, actor): boolean => makesIssues(read, actor),
})
