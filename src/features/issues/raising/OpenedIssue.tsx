import { useLive } from '../../../sync/browser/react.ts'
import EditIssueDialog from '../EditIssueDialog.tsx'
import { issueItem } from '../issues.queries.ts'

type OpenedIssueProps = { issueId: string; onClose: () => void }

/** An issue in its dialog, opened from the row it was made from. */
export default function OpenedIssue({ issueId, onClose }: OpenedIssueProps) {
  const item = useLive(issueItem, { issueId })
  return item && <EditIssueDialog open item={item} onOpenChange={(open) => !open && onClose()} />
}
