import { useActor } from '../../sync/browser/react.ts'
import { canComment } from '../comments/comments.access.ts'
import { DiscussionPlace } from '../comments/DiscussionPlace.tsx'
import { aboutRow } from '../comments/subjects.rules.ts'
import { commentOnIssue } from './issue-comments.mutations.ts'
import { type Issue, issueAudience } from './issues.table.ts'

type IssueDiscussionProps = {
  issue: Issue
  onClose?: () => void
  /** Without its heading. */
  compact?: boolean
}

/** What is said of an issue; with `onClose` in a dialog of its own. */
export default function IssueDiscussion({ issue, onClose, compact }: IssueDiscussionProps) {
  const mayAdd = canComment(useActor()) && issue.archivedAt === null
  const about = aboutRow('issue', issue)
  return (
    <DiscussionPlace
      of={{ about, audience: issueAudience(issue), mutation: commentOnIssue, mayAdd }}
      title={issue.title}
      onClose={onClose}
      compact={compact}
    />
  )
}
