import type { FirstStepId } from './first-steps.rules.ts'

export const GET_STARTED = 'Get Started'

export const FIRST_STEP_TEXTS: Record<FirstStepId, { title: string; hint: string }> = {
  'create-team': { title: 'Create a Team', hint: 'Go to People > Team' },
  'create-goal': { title: 'Create a Goal', hint: 'Set your first objective' },
  'create-metric': { title: 'Create a Metric', hint: 'Define measurable KPIs' },
  'invite-team': { title: 'Invite your Team', hint: 'Add team members' },
  'run-meeting': { title: 'Run a Meeting', hint: 'Conduct team meetings' },
}

export const completedOf = (done: number, all: number): string => `${done} of ${all} completed`

/** Read aloud after the title of a step that is done. */
export const STEP_DONE = '(done)'
