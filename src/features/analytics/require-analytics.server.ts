import type { Actor } from '../../sync/actor.ts'
import { mayUseAnalytics } from './analytics.access.ts'
import { refuse } from './analytics.refusals.ts'

/** @throws denied for whom analytics are not */
export const requireAnalytics = (actor: Actor): void => {
  if (!mayUseAnalytics(actor)) refuse('analytics/not-for-you')
}
