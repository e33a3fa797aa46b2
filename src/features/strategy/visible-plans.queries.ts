import { defineQuery } from '../../sync/define-query.ts'
import type { Reader } from '../../sync/store.ts'
import { teams } from '../teams/teams.table.ts'
import { type StrategicPlan, strategicPlans } from './strategy.table.ts'

/** Whether the actor sees or writes any plan: `can_user_view_strategic_plans` of the specification. */
export const canViewPlans = defineQuery('canViewPlans', {
  input: {},
  visibleTo: () => true,
  run: (read, _args, actor): boolean =>
    actor.can('strategic_planning') || read.where(strategicPlans, {}).some(isOpen(read)),
})

/** Whether a plan is neither archived nor that of a deleted team. */
const isOpen =
  (read: Reader) =>
  ({ archivedAt, teamId }: StrategicPlan): boolean =>
    archivedAt === null && read.get(teams, teamId)?.deletedAt === null
