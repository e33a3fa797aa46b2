import type { PlanField } from '../../strategy/plan-blocks.rules.ts'

/** What a plan says of its market. */
export const MARKET_FIELDS = [
  'marketWhere',
  'marketWho',
  'marketThink',
] as const satisfies readonly PlanField[]
