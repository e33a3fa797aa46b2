export const SEEN_BEFORE = 'Seen before'
/** `day` as people read it, such as "Nov 3". */
export const SINCE: Record<'open' | 'resolved' | 'archived', (day: string) => string> = {
  open: (day) => `On the list since ${day}`,
  resolved: (day) => `Solved ${day}`,
  archived: (day) => `Dropped ${day}`,
}
export const decidedText = (decision: string): string => `Decided: ${decision}`
export const NO_TASKS_MADE = 'no tasks'
/** What was made of it, such as "2 of 3 tasks done". */
export const tasksDone = (done: number, all: number): string =>
  `${done} of ${all} ${all === 1 ? 'task' : 'tasks'} done`
export const cameBack = (day: string): string => `Came back ${day}`
export const STAYED_AWAY = 'Has not come back'
export const REOPEN_INSTEAD = 'Reopen instead'
export const reopenInstead = (title: string): string => `Reopen “${title}” instead of adding another`
export const REOPENED = 'Issue reopened'
/** For screen readers, while a title is typed. */
export const similarFound = (count: number): string =>
  count === 1 ? '1 similar issue' : `${count} similar issues`
