import { titleKey } from '../../issues/raising/namesakes.rules.ts'
import { daysBetween, type Day } from '../../time/calendar.rules.ts'
import type { Task } from '../../tasks/tasks.table.ts'

/** A task becomes an issue once it is overdue by more than so many days. */
const DAYS_OVERDUE = 7

type Due = Pick<Task, 'status' | 'archivedAt' | 'dueDate'>

export const isLongOverdue = ({ status, archivedAt, dueDate }: Due, today: Day): boolean =>
  status !== 'done' && archivedAt === null && daysBetween(dueDate, today) > DAYS_OVERDUE

/** The candidates that no open issue is called like, and of those that are called alike the first. */
export function withoutNamesakes<Candidate extends { title: string }>(
  candidates: readonly Candidate[],
  openTitles: readonly string[],
): Candidate[] {
  const taken = new Set(openTitles.map(titleKey))
  return candidates.filter(({ title }) => {
    const key = titleKey(title)
    return !taken.has(key) && taken.add(key)
  })
}
