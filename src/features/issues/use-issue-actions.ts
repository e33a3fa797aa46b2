import { useMutate } from '../../sync/browser/react.ts'
import { toast } from '../../ui/toast.ts'
import { archiveIssue, reopenIssue, resolveIssue, restoreIssue, updateIssue } from './issues.mutations.ts'
import type { Issue, IssueType } from './issues.table.ts'

/** What a row does with its issue on the spot. */
export function useIssueActions({ id, title }: Issue) {
  const mutate = useMutate()
  const undo = (run: () => unknown) => ({ action: { label: 'Undo', run } })
  return {
    resolve() {
      if (mutate(resolveIssue, { id })) return
      toast.success(
        'Issue resolved',
        title,
        undo(() => mutate(reopenIssue, { id })),
      )
    },
    reopen: () => mutate(reopenIssue, { id }),
    move: (issueType: IssueType) => mutate(updateIssue, { id, issueType }),
    archive() {
      if (mutate(archiveIssue, { id })) return
      toast.success(
        'Issue archived',
        title,
        undo(() => mutate(restoreIssue, { id })),
      )
    },
  }
}
