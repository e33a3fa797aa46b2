import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { refuse } from '../issues.refusals.ts'
import { issues } from '../issues.table.ts'
import { ISSUES_NOT_MERGED } from '../issues.text.ts'
import { canMerge } from './merging.rules.ts'

/**
 * Archives an issue in favour of another of its team. The votes that count follow it (voting.table.ts); `restoreIssue` takes it
 * back, with those of its votes that are still there.
 */
export const mergeIssue = defineMutation('mergeIssue', {
  failure: ISSUES_NOT_MERGED,
  input: { id: ref('issues'), intoId: ref('issues') },
  may: canWriteWork,
  run(tx, { id, intoId }, { now }) {
    if (!canMerge(tx.find(issues, id), tx.find(issues, intoId))) refuse('issue/not-mergeable')
    tx.update(issues, id, { mergedIntoId: intoId, archivedAt: now, updatedAt: now })
    tx.update(issues, intoId, { updatedAt: now })
  },
})
