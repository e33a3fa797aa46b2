import { defineMutation } from '../../sync/define-mutation.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { ref } from '../../sync/fields.ts'
import { keepMade, madeFields } from '../made/keep-made.mutations.ts'
import { readersScope } from '../revisions/readers.rules.ts'
import { canWriteWork } from '../work/work.access.ts'
import { partOf, partReaders, planBlock, strategicPlans } from './strategy.table.ts'
import { PLAN_NOT_SAVED } from './strategy.text.ts'

/** Notes what was made of a block of a plan, for those who read that block. Whoever may make it may: they need not be able to write the plan. */
export const noteMadeOfBlock = defineMutation('noteMadeOfBlock', {
  failure: PLAN_NOT_SAVED,
  input: { ...madeFields, planId: ref('strategic_plans'), block: planBlock() },
  may: canWriteWork,
  run(tx, { planId, block, ...made }, context) {
    const plan = tx.find(strategicPlans, planId)
    const readers = partReaders(partOf(plan, block))
    if (!context.actor.sees(readersScope(readers))) notFound()
    keepMade(tx, { place: 'plan', originId: planId, part: block, readers }, made, context)
  },
})
