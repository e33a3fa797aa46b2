import type * as comments from '../comments/comments.mutations.ts'
import type * as follow from '../comments/follow.mutations.ts'
import type * as goalComments from '../goals/goal-comments.mutations.ts'
import type * as cascading from '../headlines/cascading.mutations.ts'
import type * as headlineComments from '../headlines/headline-comments.mutations.ts'
import type * as headlines from '../headlines/headlines.mutations.ts'
import type * as reactions from '../headlines/reactions/reactions.mutations.ts'
import { REACTION_LABELS } from '../headlines/reactions/reactions.text.ts'
import type * as issueComments from '../issues/issue-comments.mutations.ts'
import type * as weekComments from '../metrics/values/week-comments.mutations.ts'
import type * as taskComments from '../tasks/task-comments.mutations.ts'
import { quoted, type WordsOf } from './row-names.text.ts'

export const headlineWords: WordsOf<typeof headlines & typeof reactions & typeof cascading> = {
  createHeadline: ({ title }) => `Add the headline ${quoted(title)}`,
  updateHeadline: ({ id }, the) => `Change ${the('headline', id)}`,
  archiveHeadline: ({ id }, the) => `Archive ${the('headline', id)}`,
  restoreHeadline: ({ id }, the) => `Restore ${the('headline', id)}`,
  setHeadlineRead: ({ id, isRead }, the) => `Mark ${the('headline', id)} as ${isRead ? 'read' : 'unread'}`,
  reactToHeadline: ({ headlineId, kind, isOn }, the) =>
    `${isOn ? 'React' : 'No longer react'} with ${quoted(REACTION_LABELS[kind])} to ${the('headline', headlineId)}`,
  cascadeMessage: ({ title, toTeamId }, the) =>
    `Send the message ${quoted(title)} to ${the('team', toTeamId)}`,
}

export const commentWords: WordsOf<
  typeof comments &
    typeof follow &
    typeof goalComments &
    typeof headlineComments &
    typeof issueComments &
    typeof weekComments &
    typeof taskComments
> = {
  commentOnIssue: ({ subjectId }, the) => `Comment on ${the('issue', subjectId)}`,
  commentOnTask: ({ subjectId }, the) => `Comment on ${the('task', subjectId)}`,
  commentOnGoal: ({ subjectId }, the) => `Comment on ${the('goal', subjectId)}`,
  commentOnHeadline: ({ subjectId }, the) => `Comment on ${the('headline', subjectId)}`,
  commentOnWeek: ({ subjectId }, the) => `Comment on a week of ${the('metric', subjectId)}`,
  editComment: () => 'Edit a comment',
  deleteComment: () => 'Delete a comment',
  restoreComment: () => 'Restore a comment',
  followDiscussion: ({ isFollowing }) =>
    isFollowing ? 'Follow a discussion' : 'Follow a discussion no longer',
  readDiscussion: () => 'Mark a discussion as read',
}
