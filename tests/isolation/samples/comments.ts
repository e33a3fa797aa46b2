import { randomUUID } from 'node:crypto'
import { teamAudience } from '../../../src/features/comments/audience.rules.ts'
import { newDiscussionId } from '../../../src/features/comments/new-rows.rules.ts'
import { aboutRow } from '../../../src/features/comments/subjects.rules.ts'
import { newId } from '../../../src/sync/id.ts'
import type { MutationSamples, QuerySamples } from './sample.ts'

const ofIssue = ({ issueId }: { issueId: string }) => aboutRow('issue', { id: issueId })

/** Adds a comment to a row or, with its Monday, to a metric's week. */
const said = (subjectId: string, week: string | null = null) => ({
  id: newId(),
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
    args: (world) => ({ discussionId: newDiscussionId(ofIssue(world)), isFollowing: true }),
  },
  readDiscussion: {
    least: 'view-only',
    args: (world) => ({ discussionId: newDiscussionId(ofIssue(world)), seen: 2 }),
  },
}

export const queries: QuerySamples = {
  discussionMark: { least: 'view-only', args: (world) => ({ ...ofIssue(world) }) },
  discussionItems: { least: 'view-only', args: (world) => ({ ...ofIssue(world) }) },
  heldDiscussion: {
    least: 'view-only',
    args: (world) => ({ ...ofIssue(world), ...teamAudience(world.teamId) }),
  },
  heldComments: {
    least: 'view-only',
    args: (world) => ({ discussionId: newDiscussionId(ofIssue(world)), ...teamAudience(world.teamId) }),
  },
  commentHistory: {
    least: 'view-only',
    args: ({ commentId, teamId }) => ({ commentId, readerId: null, ...teamAudience(teamId) }),
  },
  mentionablePeople: { least: 'view-only', args: ({ teamId }) => ({ ...teamAudience(teamId) }) },
}
