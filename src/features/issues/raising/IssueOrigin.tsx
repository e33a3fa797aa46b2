import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Issue } from '../issues.table.ts'

const OriginLink = later(
  () => import('./OriginLink.tsx'),
  () => <Skeleton className="h-6 w-40" />,
)

type IssueOriginProps = { issue: Pick<Issue, 'id' | 'sourceKind'>; className?: string }

/** Where an issue came from, with the present numbers; leads back there. Nothing for one that was made from nothing. */
export function IssueOrigin({ issue, className }: IssueOriginProps) {
  return issue.sourceKind ? <OriginLink issueId={issue.id} className={className} /> : null
}
