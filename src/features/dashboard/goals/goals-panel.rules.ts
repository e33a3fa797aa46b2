import { isOpenGoal } from '../../goals/goals.rules.ts'
import type { Goal } from '../../goals/goals.table.ts'
import { isShownIn } from '../../goals/quarters/quarters.rules.ts'
import { type Day, startOfQuarter } from '../../time/calendar.rules.ts'

/** How many goals get a row. */
const ROWS = 6

type Shown = Pick<Goal, 'id' | 'targetDate' | 'status' | 'closedAt'>

export interface ShownGoals<G extends Shown> {
  /** Those of this quarter and what is still open from earlier ones: what the score counts. */
  counted: G[]
  /** The reader's open ones, then those of others that are off track. */
  rows: G[]
  /** The other ones of this quarter that are still to be reached. */
  others: G[]
}

/** Which of the reader's own goals and those of their teams the dashboard shows on a day; a goal may be in both lists. */
export function shownGoals<G extends Shown>(
  own: readonly G[],
  ofTeams: readonly G[],
  today: Day,
): ShownGoals<G> {
  const quarter = startOfQuarter(today)
  const all = [...new Map([...own, ...ofTeams].map((goal) => [goal.id, goal])).values()]
  const counted = all.filter((goal) => isShownIn(goal, quarter, today))
  const ids = new Set(own.map(({ id }) => id))
  const open = counted.filter((goal) => isOpenGoal(goal) && !ids.has(goal.id))
  const rows = [...own, ...open.filter(({ status }) => status === 'off_track')].slice(0, ROWS)
  return { counted, rows, others: open.filter((goal) => !rows.includes(goal)) }
}
