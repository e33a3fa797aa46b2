/** How far the visitor is: how many steps are done, and whether the next one is under way. */
export type Progress = { readonly done: number; readonly running: boolean }
export type StepState = 'completed' | 'in progress' | 'current' | 'pending'

export const NOTHING_DONE: Progress = { done: 0, running: false }

/** Steps go one after the other. */
export function stateOf(step: number, { done, running }: Progress): StepState {
  if (step < done) return 'completed'
  if (step > done) return 'pending'
  return running ? 'in progress' : 'current'
}

/** Only the current step can be started; anything else changes nothing. */
export const started = (step: number, progress: Progress): Progress =>
  stateOf(step, progress) === 'current' ? { ...progress, running: true } : progress

export const completed = ({ done, running }: Progress): Progress =>
  running ? { done: done + 1, running: false } : { done, running }

/** How long a step takes, in milliseconds. @param chance from 0 to 1 */
export const durationOf = (chance: number): number => 1_500 + Math.round(chance * 1_000)
