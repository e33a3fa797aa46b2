import type { Reader } from '../../../sync/store.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { dayOfTeam } from '../../meetings/schedule/team-day.reads.ts'
import { addDays } from '../../time/calendar.rules.ts'
import { type Task, tasks } from '../tasks.table.ts'
import { missesOf, type ReviewTime, type Verdict, verdictOf } from './review.rules.ts'
import { type TaskMiss, taskMisses } from './task-misses.table.ts'

/** Without an earlier meeting, a review looks a week back. */
const FIRST_LOOKS_BACK = 7

export interface Reviewed {
  task: Task
  verdict: Verdict
  /** How many reviews have found it not done since the last answer to the proposal. */
  misses: number
}

type InReview = Pick<Meeting, 'id' | 'teamId' | 'startedAt'>

/** How the team's tasks stand in the review of a meeting. */
export function reviewed(read: Reader, meeting: InReview): Reviewed[] {
  const { id: meetingId, teamId } = meeting
  const time = reviewTime(read, meeting)
  const found = missesByTask(read, teamId)
  return read.where(tasks, { teamId, archivedAt: null }).map((task) => {
    const misses = found.get(task.id) ?? []
    const isMissed = misses.some((miss) => miss.meetingId === meetingId)
    return { task, verdict: verdictOf(task, isMissed, time), misses: missesOf(task, misses) }
  })
}

function reviewTime(read: Reader, { id, teamId, startedAt }: InReview): ReviewTime {
  const day = dayOfTeam(read, teamId, startedAt)
  const before = read
    .where(meetings, { teamId, status: 'ended', deletedAt: null })
    .filter((meeting) => meeting.id !== id && meeting.startedAt < startedAt)
    .toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
    .at(-1)
  if (before) {
    const sinceDay = dayOfTeam(read, teamId, before.startedAt)
    return { day, since: before.endedAt ?? before.startedAt, sinceDay }
  }
  const sinceDay = addDays(day, -FIRST_LOOKS_BACK)
  return { day, since: `${sinceDay}T00:00:00.000Z`, sinceDay }
}

export const missesByTask = (read: Reader, teamId: string): Map<string, TaskMiss[]> =>
  Map.groupBy(read.where(taskMisses, { teamId }), ({ taskId }) => taskId)
