import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { addDays, utcDayOf } from '../../time/calendar.rules.ts'
import { itemsOf, type TaskItem } from '../tasks.queries.ts'
import { type Task, tasks } from '../tasks.table.ts'
import { isProposed, missesOf, type ReviewTime, type Verdict, verdictOf } from './review.rules.ts'
import { type TaskMiss, taskMisses } from './task-misses.table.ts'

/** Without an earlier meeting, a review looks a week back. */
const FIRST_LOOKS_BACK = 7

export interface ReviewedTask extends TaskItem {
  verdict: Exclude<Verdict, 'past'>
  /** How many reviews have found it not done since the last answer to the proposal. */
  misses: number
}

/** A team's tasks as the review of a meeting shows them, the most urgent first. `day` is the meeting's, by the reader's calendar. */
export const taskReview = defineQuery('taskReview', {
  input: { teamId: ref('teams'), meetingId: ref('meetings'), day: date() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, meetingId, day }): ReviewedTask[] {
    const meeting = read.get(meetings, meetingId)
    if (meeting?.teamId !== teamId) return []
    const time = { day, ...reviewBefore(read, meeting) }
    const found = missesByTask(read, teamId)
    const ofTask = ({ id }: Task) => found.get(id) ?? []
    return itemsOf(read, read.where(tasks, { teamId, archivedAt: null })).flatMap((item) => {
      const misses = ofTask(item.task)
      const isMissed = misses.some((miss) => miss.meetingId === meetingId)
      const verdict = verdictOf(item.task, isMissed, time)
      return verdict === 'past' ? [] : [{ ...item, verdict, misses: missesOf(item.task, misses) }]
    })
  },
})

function reviewBefore(read: Reader, { id, teamId, startedAt }: Meeting): Omit<ReviewTime, 'day'> {
  const before = read
    .where(meetings, { teamId, status: 'ended', deletedAt: null })
    .filter((meeting) => meeting.id !== id && meeting.startedAt < startedAt)
    .toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
    .at(-1)
  if (before) return { since: before.endedAt ?? before.startedAt, sinceDay: utcDayOf(before.startedAt) }
  const sinceDay = addDays(utcDayOf(startedAt), -FIRST_LOOKS_BACK)
  return { since: `${sinceDay}T00:00:00.000Z`, sinceDay }
}

const missesByTask = (read: Reader, teamId: string): Map<string, TaskMiss[]> =>
  Map.groupBy(read.where(taskMisses, { teamId }), ({ taskId }) => taskId)

export interface MissedTask {
  task: Task
  misses: number
}

/** A team's task with how often reviews have found it not done; null if there is none. A row reaches only those who may read it. */
export const missedTask = defineQuery('missedTask', {
  input: { taskId: ref('tasks') },
  visibleTo: () => true,
  run(read, { taskId }): MissedTask | null {
    const task = read.get(tasks, taskId)
    if (!task || task.archivedAt !== null) return null
    return { task, misses: missesOf(task, read.where(taskMisses, { taskId })) }
  },
})

/** The team's tasks that reviews have found not done so often that an issue is proposed of them, the most often missed first. */
export const missedTasks = defineQuery('missedTasks', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId }): MissedTask[] {
    const found = [...missesByTask(read, teamId)].flatMap(([taskId, misses]) => {
      const task = read.get(tasks, taskId)
      return task && isProposed(task, misses) ? [{ task, misses: missesOf(task, misses) }] : []
    })
    return found.toSorted(
      (one, other) => other.misses - one.misses || one.task.dueDate.localeCompare(other.task.dueDate),
    )
  },
})
