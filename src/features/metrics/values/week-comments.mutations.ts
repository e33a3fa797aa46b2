import { commentOn } from '../../comments/comment-on.mutations.ts'
import { type Metric, metricAudience, metrics } from '../metrics.table.ts'
import { worksWith } from '../teams/metric-teams.reads.ts'

/** Adds a comment to a metric's week. */
export const commentOnWeek = commentOn<Metric>('commentOnWeek', {
  kind: 'metric',
  table: metrics,
  titleOf: ({ name }) => name,
  audienceOf: metricAudience,
  isArchived: ({ deletedAt }) => deletedAt !== null,
  mayDiscuss: worksWith,
  concerned: (_read, { createdBy, ownerId }) => [createdBy, ownerId],
})
