/** What a new company does first, in this order, and where. A step whose page the app does not have is left out. */
export const FIRST_STEPS = [
  { id: 'create-team', to: '/people', search: { tab: 'team' } },
  { id: 'create-goal', to: '/goals' },
  { id: 'create-metric', to: '/metrics' },
  { id: 'invite-team', to: '/people' },
  { id: 'run-meeting', to: '/meetings' },
  { id: 'org-chart', to: '/org-chart' },
  { id: 'strategy', to: '/strategy' },
] as const

export type FirstStepId = (typeof FIRST_STEPS)[number]['id']

/** Which steps are done. One that is missing can't be told yet, because the product does not have what it asks for. */
export type StepsDone = Partial<Readonly<Record<FirstStepId, boolean>>>

export type StepState = 'not started' | 'in progress' | 'completed'

export interface ShownStep {
  id: FirstStepId
  to: string
  search: { tab?: 'team' }
  state: StepState
}

/**
 * The steps to show: those that can be told and whose page exists.
 * @param begun the step that the person has gone to
 */
export const shownSteps = (
  done: StepsDone,
  begun: string | null,
  hasPage: (path: string) => boolean,
): ShownStep[] =>
  FIRST_STEPS.filter(({ id, to }) => done[id] !== undefined && hasPage(to)).map((step) => ({
    search: {},
    ...step,
    state: stateOf(done[step.id] === true, step.id === begun),
  }))

function stateOf(isDone: boolean, isBegun: boolean): StepState {
  if (isDone) return 'completed'
  return isBegun ? 'in progress' : 'not started'
}

/** What is done by one of two accounts of the same company, such as the rows at hand and those of other teams. */
export const doneInEither = (one: StepsDone, other: StepsDone | null | undefined): StepsDone =>
  Object.fromEntries(
    FIRST_STEPS.filter(({ id }) => id in one).map(({ id }) => [id, one[id] === true || other?.[id] === true]),
  )
