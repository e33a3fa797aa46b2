export const GET_STARTED = 'Get Started'

/** What a new company does first, in this order. */
export const FIRST_STEPS = [
  {
    id: 'create-team',
    title: 'Create a Team',
    hint: 'Go to People > Team',
    to: '/people',
    search: { tab: 'team' },
  },
  { id: 'create-goal', title: 'Create a Goal', hint: 'Set your first objective', to: '/goals' },
  { id: 'create-metric', title: 'Create a Metric', hint: 'Define measurable KPIs', to: '/metrics' },
  { id: 'invite-team', title: 'Invite your Team', hint: 'Add team members', to: '/people' },
  { id: 'run-meeting', title: 'Run a Meeting', hint: 'Conduct team meetings', to: '/meetings' },
] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

export type FirstStepId = FirstStep['id']

export const completedOf = (done: number, all: number): string => `${done} of ${all} completed`
