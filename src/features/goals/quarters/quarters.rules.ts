import {
  type Day,
  daysBetween,
  endOfQuarter,
  quarterFrom,
  quarterNumber,
  startOfQuarter,
} from '../../time/calendar.rules.ts'
import { isOpenGoal } from '../goals.rules.ts'
import type { Goal } from '../goals.table.ts'

/** Every quarter at once. */
export const ALL = 'all'

/** Whose goals are shown: of one quarter, named by its first day, or `ALL`. */
export type QuarterChoice = Day

/** How many quarters before this one can be chosen, besides those of which there are goals. */
const QUARTERS_BACK = 8

/** A choice as it stands in the address, such as `2026-Q4`. */
export const keyOf = (choice: QuarterChoice): string =>
  choice === ALL ? ALL : `${choice.slice(0, 4)}-Q${quarterNumber(choice)}`

/** The choice that an address names; this quarter if it names none. */
export function choiceOf(key: string | undefined, today: Day): QuarterChoice {
  if (key === ALL) return ALL
  const [, year, quarter] = /^(2[01]\d\d)-Q([1-4])$/.exec(key ?? '') ?? []
  return year ? quarterFrom(`${year}-01-01`, Number(quarter) - 1) : startOfQuarter(today)
}

/**
 * Whether a goal belongs to the choice: by its target date, and this quarter also has what is still open from earlier ones, so that nothing
 * overdue is out of sight.
 */
export function isShownIn(
  goal: Pick<Goal, 'targetDate' | 'status' | 'closedAt'>,
  choice: QuarterChoice,
  today: Day,
): boolean {
  if (choice === ALL || startOfQuarter(goal.targetDate) === choice) return true
  return choice === startOfQuarter(today) && isOpenGoal(goal) && goal.targetDate < choice
}

/** The quarters to choose from, the latest first: from the next one back, and every one that has goals. */
export function quartersToChoose(goals: readonly Pick<Goal, 'targetDate'>[], today: Day): Day[] {
  const usual = Array.from({ length: QUARTERS_BACK + 2 }, (_, at) => quarterFrom(today, 1 - at))
  const all = new Set([...usual, ...goals.map(({ targetDate }) => startOfQuarter(targetDate))])
  return [...all].toSorted().toReversed()
}

/** Days until the quarter's last day; negative once it is over. */
export const daysLeft = (quarter: Day, today: Day): number => daysBetween(today, endOfQuarter(quarter))
