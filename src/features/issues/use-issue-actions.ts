import { useMutate } from '../../sync/browser/react.ts'
import { toastUndo } from '../../ui/toast.ts'
import { archiveIssue, reopenIssue, resolveIssue, restoreIssue, updateIssue } from './issues.mutations.ts'
import type { Issue, IssueType } from './issues.table.ts'
import { ISSUE_ARCHIVED, ISSUE_RESOLVED, NAME_A_METRIC } from './issues.text.ts'

/** What can be done to an issue in its row. `onPromise` asks which metric its solution should move. */
export function useIssueActions({ id, title }: Issue, onPromise?: () => void) {
  const mutate = useMutate()
  const reopen = () => mutate(reopenIssue, { id })
  const restore = () => mutate(restoreIssue, { id })
  return {
    resolve() {
      if (mutate(resolveIssue, { id })) return
      const promise = onPromise && { secondAction: { label: NAME_A_METRIC, run: onPromise }, duration: 8_000 }
      toastUndo(ISSUE_RESOLVED, title, reopen, promise)
    },
    reopen,
    restore,
    move: (issueType: IssueType) => mutate(updateIssue, { id, issueType }),
    archive() {
      if (!mutate(archiveIssue, { id })) toastUndo(ISSUE_ARCHIVED, title, restore)
    },
  }
}
