import { later } from '../../ui/later.tsx'
import { RowComments } from '../comments/RowComments.tsx'
import type { Issue } from './issues.table.ts'

const IssueDiscussion = later(() => import('./IssueDiscussion.tsx'))

/** How many comments an issue has, which open from there. */
export const IssueComments = ({ issue }: { issue: Issue }) => (
  <RowComments discussionId={issue.id}>
    {(onClose) => <IssueDiscussion issue={issue} onClose={onClose} />}
  </RowComments>
)
