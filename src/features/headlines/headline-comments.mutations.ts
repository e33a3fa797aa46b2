import { commentOn } from '../comments/comment-on.mutations.ts'
import { type Headline, headlineAudience, headlines } from './headlines.table.ts'

export const commentOnHeadline = commentOn<Headline>('commentOnHeadline', {
  kind: 'headline',
  table: headlines,
  titleOf: ({ title }) => title,
  audienceOf: headlineAudience,
  isArchived: ({ archivedAt }) => archivedAt !== null,
  mayDiscuss: () => true,
  concerned: (_read, { createdBy }) => [createdBy],
})
