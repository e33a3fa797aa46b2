import { commentOn } from '../comments/comment-on.mutations.ts'
import { mayDiscussGoal } from './goal-teams.reads.ts'
import { type Goal, goalAudience, teamGoals } from './goals.table.ts'

export const commentOnGoal = commentOn<Goal>('commentOnGoal', {
  kind: 'goal',
  table: teamGoals,
  titleOf: ({ title }) => title,
  audienceOf: goalAudience,
  isArchived: ({ archivedAt }) => archivedAt !== null,
  mayDiscuss: mayDiscussGoal,
  concerned: (_read, { createdBy, ownerId }) => [createdBy, ownerId],
})
