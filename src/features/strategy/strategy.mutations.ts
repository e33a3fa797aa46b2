import { defineMutation } from '../../sync/define-mutation.ts'
import { boolean, ref } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import { checkRestorable } from '../work/restoring/restorable.access.ts'
import { canWritePlans } from './strategy.access.ts'
import { findPlan, planOfTeam } from './strategy.reads.ts'
import { refuse } from './strategy.refusals.ts'
import { planAudience, planBlock, planItems, strategicPlans } from './strategy.table.ts'
import { PLAN_NOT_ARCHIVED, PLAN_NOT_RESTORED, PLAN_NOT_SHARED } from './strategy.text.ts'

/** Gives a plan to managers, its team or the whole company. All of its blocks go there in one commit. */
export const sharePlan = defineMutation('sharePlan', {
  failure: PLAN_NOT_SHARED,
  gathers: true,
  input: { planId: ref('strategic_plans'), audience: planAudience() },
  // What was removed long ago goes there, too: its history is still to be found.
  reaches: ({ planId }) => [spanOf(planItems, { planId })],
  may: canWritePlans,
  run(tx, { planId, audience }, { actor }) {
    const plan = findPlan(tx, actor, planId)
    if (plan.audience !== audience) tx.update(strategicPlans, planId, { audience })
  },
})

/** Keeps a block back, so that only the team sees it while the plan is the whole company's, or shows it again. */
export const keepBlockBack = defineMutation('keepBlockBack', {
  failure: PLAN_NOT_SHARED,
  gathers: true,
  input: { planId: ref('strategic_plans'), block: planBlock(), isHidden: boolean() },
  reaches: ({ planId }) => [spanOf(planItems, { planId })],
  may: canWritePlans,
  run(tx, { planId, block, isHidden }, { actor }) {
    const { hiddenBlocks } = findPlan(tx, actor, planId)
    const others = hiddenBlocks.filter((one) => one !== block)
    tx.update(strategicPlans, planId, { hiddenBlocks: isHidden ? [...others, block] : others })
  },
})

/** Puts a plan away; its team can begin a new one, and `restorePlan` brings it back within 30 days. */
export const archivePlan = defineMutation('archivePlan', {
  failure: PLAN_NOT_ARCHIVED,
  input: { planId: ref('strategic_plans') },
  may: canWritePlans,
  run(tx, { planId }, { actor, now }) {
    findPlan(tx, actor, planId)
    tx.update(strategicPlans, planId, { archivedAt: now })
  },
})

export const restorePlan = defineMutation('restorePlan', {
  failure: PLAN_NOT_RESTORED,
  input: { planId: ref('strategic_plans') },
  may: canWritePlans,
  run(tx, { planId }, { actor, now }) {
    const { teamId, archivedAt } = findPlan(tx, actor, planId)
    if (archivedAt === null) return
    checkRestorable(archivedAt, now)
    if (planOfTeam(tx, teamId)) refuse('plan/exists')
    tx.update(strategicPlans, planId, { archivedAt: null })
  },
})
