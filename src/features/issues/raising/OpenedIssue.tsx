import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import EditIssueDialog from '../EditIssueDialog.tsx'
import { type IssueItem, issueItem } from '../issues.queries.ts'

type OpenedIssueProps = { issueId: string; onClose: () => void }

/** An issue in its dialog, opened from the row it was made from. */
export default function OpenedIssue({ issueId, onClose }: OpenedIssueProps) {
  const found = useLive(issueItem, { issueId })
  // As it was opened: merged meanwhile, its words would be saved over those of another issue.
  const [item, keep] = useState<IssueItem>()
  if (!item && found) keep(found)
  return item && <EditIssueDialog open item={item} onOpenChange={(open) => !open && onClose()} />
}
