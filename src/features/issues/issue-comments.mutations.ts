import { commentOn } from '../comments/comment-on.mutations.ts'
import { type Issue, issueAudience, issues } from './issues.table.ts'

export const commentOnIssue = commentOn<Issue>('commentOnIssue', {
  kind: 'issue',
  table: issues,
  titleOf: ({ title }) => title,
  audienceOf: issueAudience,
  isArchived: ({ archivedAt }) => archivedAt !== null,
  mayDiscuss: () => true,
  concerned: (_read, { createdBy, ownerId }) => [createdBy, ownerId],
})
