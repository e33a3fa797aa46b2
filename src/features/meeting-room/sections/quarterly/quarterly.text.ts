import type { Day } from '../../../time/calendar.rules.ts'
import { quarterLabel } from '../../../time/time.text.ts'
import { FEWEST_GOALS, MOST_GOALS } from './quarters.rules.ts'

export const goalsDoneIn = (quarter: Day): string => `Goals of ${quarterLabel(quarter)}`
export const numbersOf = (quarter: Day): string => `Numbers of ${quarterLabel(quarter)}`
export const LONG_TERM = 'Long-term issues: is it time for one of them?'

export const companyGoalsFor = (quarter: Day): string => `Company goals for ${quarterLabel(quarter)}`
export const teamGoalsFor = (quarter: Day): string => `Goals for ${quarterLabel(quarter)}`
export const goalCount = (count: number): string => (count === 1 ? '1 goal' : `${count} goals`)
export const COUNT_ADVICE = {
  few: `${FEWEST_GOALS} to ${MOST_GOALS} are the aim`,
  right: 'A good number',
  many: `At most ${MOST_GOALS}: kill or combine some`,
}
export const tooManyOf = (name: string, count: number): string =>
  `${name} owns ${count}. At most ${MOST_GOALS} each.`
export const NEW_GOAL = 'New goal'
export const PROPOSE_GOAL = 'What has to be done by the end of the quarter?'
export const ADD = 'Add'
export const NO_GOALS_YET = 'None yet. Everybody names what matters most; then keep, kill or combine.'
export const ownerOf = (title: string): string => `Owner of ${title}`
export const COMBINE = 'Combine'
export const combineWith = (title: string): string => `Combine ${title} with another goal`
export const intoGoal = (title: string): string => `Into “${title}”`
export const combined = (taken: string, into: string): string => `“${taken}” is part of “${into}” now`
export const KILL = 'Kill'
export const killGoal = (title: string): string => `Kill ${title}`
export const GOAL_KILLED = 'Goal killed'
export const GOAL_KEPT = 'Goal carried over'
export const KEEP = 'Keep'
export const keepGoal = (title: string): string => `Keep ${title}`
export const LEFT_OVER = 'Still open from earlier'
export const dueText = (day: string): string => `due ${day}`

export const NEXT_STEP = 'Who does what, by when?'
export const NEW_TASK = 'New task'
export const OWNER = 'Owner'
export const DUE = 'Due'
export const ADD_TASK = 'Add task'
export const TASKS_OF_MEETING = 'Tasks of this meeting'
export const NO_STEPS = 'No tasks so far. Before you part, everybody should know their first step.'
