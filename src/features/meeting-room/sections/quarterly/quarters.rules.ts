import { plannedQuarter } from '../../../goals/closing/closing.rules.ts'
import { type Day, quarterFrom } from '../../../time/calendar.rules.ts'

/** The quarter that a meeting on this day looks back on. */
export const reviewedQuarter = (day: Day): Day => quarterFrom(plannedQuarter(day), -1)

/** How many goals a team should set itself for a quarter, and one person should have. */
export const FEWEST_GOALS = 3
export const MOST_GOALS = 7

/** How the number of goals stands to what is advised. */
export function countSays(count: number): 'few' | 'right' | 'many' {
  if (count < FEWEST_GOALS) return 'few'
  return count > MOST_GOALS ? 'many' : 'right'
}

interface Described {
  readonly title: string
  readonly description: string | null
}

/** The description of a goal that takes another one in: its own, and below it what the other was about. */
export const combinedDescription = (into: Described, taken: Described): string =>
  [into.description, taken.description ? `${taken.title}: ${taken.description}` : taken.title]
    .filter(Boolean)
    .join('\n')
