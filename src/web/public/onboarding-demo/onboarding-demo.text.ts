export const TITLE = 'Your first seven steps'
export const SUMMARY =
  'This is how a company starts with Quarterdeck. Start each step and watch it happen; nothing is saved.'
export const BACK = 'Quarterdeck, to the first page'

export type DemoStep = {
  title: string
  hint: string
  /** The picture of what the step leads to, and what it shows. */
  picture: string
  shows: string
}

export const STEPS: readonly DemoStep[] = [
  {
    title: 'Create a Team',
    hint: 'Who works together, and who leads.',
    picture: 'people',
    shows: 'The teams of a company with their members',
  },
  {
    title: 'Create a Goal',
    hint: 'What shall be true at the end of the quarter.',
    picture: 'goals',
    shows: 'The goals of a team in this quarter',
  },
  {
    title: 'Create a Metric',
    hint: 'The number that tells you each week whether you get there.',
    picture: 'scorecard',
    shows: 'A scorecard with targets and the values of the last weeks',
  },
  {
    title: 'Invite your Team',
    hint: 'One mail each; everybody sees what their teams see.',
    picture: 'permissions',
    shows: 'The permission levels of a company with what each of them may do',
  },
  {
    title: 'Run a Meeting',
    hint: 'Ninety minutes with an agenda, a clock and a list that gets shorter.',
    picture: 'meeting',
    shows: 'A weekly meeting in its scorecard section',
  },
  {
    title: 'Complete the Org Chart',
    hint: 'Who answers for what, in one picture.',
    picture: 'org-chart',
    shows: 'An org chart of seats with their holders and duties',
  },
  {
    title: 'Design your Strategy and Execution',
    hint: 'Where the company is going, and what that means this quarter.',
    picture: 'strategy',
    shows: 'A company’s plan with its core values, purpose and three-year outlook',
  },
]

export const STEPS_NAME = 'Steps'
export const PENDING = 'Pending'
export const IN_PROGRESS = 'In progress'
export const COMPLETED = 'Completed'
export const START = 'Start'
/** The button's name, read aloud. */
export const startOf = (title: string): string => `Start: ${title}`
export const completedOf = (done: number, all: number): string => `${done} of ${all} completed`

/** Read aloud as it happens. */
export const begun = (title: string): string => `${title}: in progress`
export const finished = (title: string, next: string | undefined): string =>
  next === undefined ? `${title}: completed` : `${title}: completed. Next: ${next}`

export const ALL_SET = 'All set!'
export const READY_FOR_ACTION = 'Your workspace is ready for action!'
export const GET_STARTED_FREE = 'Get Started Free'
export const RESET_DEMO = 'Reset Demo'
export const WAS_RESET = 'All steps are pending again'
