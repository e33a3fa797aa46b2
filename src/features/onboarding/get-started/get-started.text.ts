import type { FirstStepId, StepState } from './first-steps.rules.ts'

export const GET_STARTED = 'Get Started'

export const FIRST_STEP_TEXTS: Record<FirstStepId, { title: string; hint: string }> = {
  'create-team': { title: 'Create a Team', hint: 'Go to People > Team' },
  'create-goal': { title: 'Create a Goal', hint: 'Set your first objective' },
  'create-metric': { title: 'Create a Metric', hint: 'Define measurable KPIs' },
  'invite-team': { title: 'Invite your Team', hint: 'Add team members' },
  'run-meeting': { title: 'Run a Meeting', hint: 'Conduct team meetings' },
  'org-chart': { title: 'Complete the Org Chart', hint: 'Structure your organization' },
  strategy: { title: 'Design your Strategy', hint: 'Plan your roadmap' },
}

export const completedOf = (done: number, all: number): string => `${done} of ${all} completed`

/** Read aloud after the title of a step. */
export const STEP_STATES: Record<StepState, string> = {
  'not started': 'not started',
  'in progress': 'in progress',
  completed: 'completed',
}
export const IN_PROGRESS = 'In progress'

export const DISMISS = 'Put the steps away'
export const ALL_SET = 'All set up!'
export const READY_FOR_ACTION = 'Your workspace is ready for action!'
export const RESET_DEMO = 'Reset Demo'
