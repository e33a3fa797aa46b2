/** What a new company does first, in this order, and where. */
export const FIRST_STEPS = [
  { id: 'create-team', to: '/people', search: { tab: 'team' } },
  { id: 'create-goal', to: '/goals' },
  { id: 'create-metric', to: '/metrics' },
  { id: 'invite-team', to: '/people' },
  { id: 'run-meeting', to: '/meetings' },
] as const

export type FirstStep = (typeof FIRST_STEPS)[number]
export type FirstStepId = FirstStep['id']
