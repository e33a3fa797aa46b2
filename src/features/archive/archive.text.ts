import type { ArchivedKind } from './archive.queries.ts'

export const ARCHIVE = 'Archive'
export const TEAM = 'Team'
export const PERSONAL_TASKS = 'My personal tasks'
export const NOTHING_ARCHIVED =
  'Nothing is archived here. What is archived or deleted can be restored from here.'
export const KIND_LABELS: Record<ArchivedKind, string> = {
  goal: 'Goal',
  metric: 'Metric',
  task: 'Task',
  issue: 'Issue',
  headline: 'Headline',
}
export const KIND = 'Kind'
export const EVERYTHING = 'Everything'
export const archivedOn = (day: string): string => `Archived ${day}`
/** `day` as people read it, such as "Aug 22". */
export const showArchivedBefore = (day: string): string => `Show what was archived before ${day}`
export const RESTORE = 'Restore'
export const restoreNamed = (title: string): string => `Restore ${title}`

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** What goes with a team: such as "Goes with it: 3 goals, 1 metric." */
export function goesWithIt(
  work: Record<'goals' | 'metrics' | 'tasks' | 'issues' | 'headlines', number>,
): string {
  const parts = [
    ...counted(work.goals, 'goal', 'goals'),
    ...counted(work.metrics, 'metric', 'metrics'),
    ...counted(work.tasks, 'open task', 'open tasks'),
    ...counted(work.issues, 'open issue', 'open issues'),
    ...counted(work.headlines, 'headline', 'headlines'),
  ]
  return parts.length === 0 ? 'It has no open work.' : `Goes with it: ${parts.join(', ')}.`
}
