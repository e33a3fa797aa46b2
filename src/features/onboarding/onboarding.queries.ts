import { defineQuery } from '../../sync/define-query.ts'
import { onboarding } from './onboarding.table.ts'

/** Where the actor stands with the steps: still on the way, through, or not wanting to see them. */
export type OnboardingState = 'open' | 'completed' | 'dismissed'

/** Whether the actor has completed the steps of this company, or put them away. */
export const myOnboarding = defineQuery('myOnboarding', {
  input: {},
  visibleTo: () => true,
  run(read, _input, actor): OnboardingState {
    const row = read.get(onboarding, actor.id)
    if (row?.dismissedAt) return 'dismissed'
    return row?.completedAt ? 'completed' : 'open'
  },
})
