import { later } from '../../ui/later.tsx'
import { RowComments } from '../comments/RowComments.tsx'
import { aboutRow } from '../comments/subjects.rules.ts'
import type { Issue } from './issues.table.ts'

const IssueDiscussion = later(() => import('./IssueDiscussion.tsx'))

/** How many comments an issue has, which open from there. */
export const IssueComments = ({ issue }: { issue: Issue }) => (
  <RowComments about={aboutRow('issue', issue)}>
    {(onClose) => <IssueDiscussion issue={issue} onClose={onClose} />}
  </RowComments>
)
