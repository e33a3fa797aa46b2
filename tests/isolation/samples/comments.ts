import { randomUUID } from 'node:crypto'
import { teamAudience } from '../../../src/features/comments/audience.rules.ts'
import { discussionIdOf } from '../../../src/features/comments/comments.rules.ts'
import { newId } from '../../../src/sync/id.ts'
import type { MutationSamples, QuerySamples } from './sample.ts'

/** Adds a comment to a row or, with its Monday, to a metric's week. */
const said = (subjectId: string, week: string | null = null) => ({
  id: newId(),
  discussionId: discussionIdOf(subjectId, week),
  subjectId,
  week,
  text: 'Said',
  mentionedIds: [],
})

export const mutations: MutationSamples = {
  commentOnIssue: {
    least: 'member',
    args: ({ issueId, personId }) => ({ ...said(issueId), mentionedIds: [personId] }),
  },
  commentOnTask: { least: 'member', args: ({ taskId }) => said(taskId) },
  commentOnGoal: { least: 'member', args: ({ goalId }) => said(goalId) },
  commentOnHeadline: { least: 'member', args: ({ headlineId }) => said(headlineId) },
  commentOnWeek: { least: 'member', args: ({ metricId, week }) => said(metricId, week) },
  editComment: {
    least: 'member',
    own: 'only',
    args: ({ commentId }) => ({ id: commentId, versionId: newId(), text: randomUUID(), mentionedIds: [] }),
  },
  deleteComment: {
    least: 'manager',
    own: 'too',
    args: ({ commentId }) => ({ id: commentId, versionId: newId() }),
  },
  restoreComment: {
    least: 'member',
    own: 'only',
    args: ({ deletedCommentId }) => ({ id: deletedCommentId }),
  },
  followDiscussion: {
    least: 'view-only',
    args: ({ issueId }) => ({ discussionId: issueId, isFollowing: true }),
  },
  readDiscussion: { least: 'view-only', args: ({ issueId }) => ({ discussionId: issueId, seen: 2 }) },
}

export const queries: QuerySamples = {
  discussionMark: { least: 'view-only', args: ({ issueId }) => ({ discussionId: issueId }) },
  discussionItems: { least: 'view-only', args: ({ issueId }) => ({ discussionId: issueId }) },
  heldDiscussion: {
    least: 'view-only',
    args: ({ issueId, teamId }) => ({ discussionId: issueId, ...teamAudience(teamId) }),
  },
  commentHistory: {
    least: 'view-only',
    args: ({ commentId, teamId }) => ({ commentId, readerId: null, ...teamAudience(teamId) }),
  },
  mentionablePeople: { least: 'view-only', args: ({ teamId }) => ({ ...teamAudience(teamId) }) },
}
