import { useMutate } from '../../sync/browser/react.ts'
import { toastUndo } from '../../ui/toast.ts'
import { archiveIssue, reopenIssue, resolveIssue, restoreIssue, updateIssue } from './issues.mutations.ts'
import type { Issue, IssueType } from './issues.table.ts'
import { ISSUE_ARCHIVED, ISSUE_RESOLVED } from './issues.text.ts'

/** What can be done to an issue in its row. */
export function useIssueActions({ id, title }: Issue) {
  const mutate = useMutate()
  const reopen = () => mutate(reopenIssue, { id })
  return {
    resolve() {
      if (!mutate(resolveIssue, { id })) toastUndo(ISSUE_RESOLVED, title, reopen)
    },
    reopen,
    move: (issueType: IssueType) => mutate(updateIssue, { id, issueType }),
    archive() {
      if (!mutate(archiveIssue, { id })) toastUndo(ISSUE_ARCHIVED, title, () => mutate(restoreIssue, { id }))
    },
  }
}
