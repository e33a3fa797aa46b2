import type { Day } from '../../../time/calendar.rules.ts'
import { quarterLabel } from '../../../time/time.text.de.ts'
import { FEWEST_GOALS, MOST_GOALS } from './quarters.rules.ts'

export const goalsDoneIn = (quarter: Day): string => `Ziele aus ${quarterLabel(quarter)}`
export const numbersOf = (quarter: Day): string => `Zahlen aus ${quarterLabel(quarter)}`
export const LONG_TERM = 'Langfristige Themen: Ist die Zeit für eines gekommen?'

export const companyGoalsFor = (quarter: Day): string => `Unternehmensziele für ${quarterLabel(quarter)}`
export const teamGoalsFor = (quarter: Day): string => `Ziele für ${quarterLabel(quarter)}`
export const goalCount = (count: number): string => (count === 1 ? '1 Ziel' : `${count} Ziele`)
export const COUNT_ADVICE = {
  few: `${FEWEST_GOALS} bis ${MOST_GOALS} sind angestrebt`,
  right: 'Eine gute Zahl',
  many: `Höchstens ${MOST_GOALS}: Streichen oder verbinden Sie einige`,
}
export const tooManyOf = (name: string, count: number): string =>
  `${name} hat ${count}. Höchstens ${MOST_GOALS} je Person.`
export const NEW_GOAL = 'Neues Ziel'
export const PROPOSE_GOAL = 'Was muss bis zum Ende des Quartals geschafft sein?'
export const ADD = 'Hinzufügen'
export const NO_GOALS_YET =
  'Noch keine. Alle nennen, was am wichtigsten ist; dann behalten, streichen oder verbinden.'
export const ownerOf = (title: string): string => `Zuständig für ${title}`
export const COMBINE = 'Verbinden'
export const combineWith = (title: string): string => `${title} mit einem anderen Ziel verbinden`
export const intoGoal = (title: string): string => `Mit „${title}“`
export const combined = (taken: string, into: string): string => `„${taken}“ ist jetzt Teil von „${into}“`
export const KILL = 'Streichen'
export const killGoal = (title: string): string => `${title} streichen`
export const GOAL_KILLED = 'Ziel gestrichen'
export const GOAL_KEPT = 'Ziel weitergeführt'
export const KEEP = 'Behalten'
export const keepGoal = (title: string): string => `${title} behalten`
export const LEFT_OVER = 'Von früher noch offen'
export const dueText = (day: string): string => `fällig ${day}`

export const NEXT_STEP = 'Wer tut was bis wann?'
export const NEW_TASK = 'Neue Aufgabe'
export const OWNER = 'Zuständig'
export const DUE = 'Fällig'
export const ADD_TASK = 'Aufgabe anlegen'
export const TASKS_OF_MEETING = 'Aufgaben dieses Meetings'
export const NO_STEPS =
  'Bisher keine Aufgaben. Bevor Sie auseinandergehen, sollten alle ihren ersten Schritt kennen.'
