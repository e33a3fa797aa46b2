import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { itemsOf, type TaskItem } from '../tasks.queries.ts'
import { type Task, tasks } from '../tasks.table.ts'
import { missesByTask, type Reviewed, reviewed } from './review.reads.ts'
import { isProposed, missesOf, type Verdict } from './review.rules.ts'
import { taskMisses } from './task-misses.table.ts'

export interface ReviewedTask extends TaskItem, Reviewed {
  verdict: Exclude<Verdict, 'past'>
}

/** A team's tasks as the review of a meeting shows them, the most urgent first. Its day is that where the team meets, the same for everybody. */
export const taskReview = defineQuery('taskReview', {
  input: {
    teamId: ref('teams'),
    meetingId: ref('meetings'),
    /** Does not count; browsers and programs of earlier versions still say it. */
    day: date().optional(),
  },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, meetingId }): ReviewedTask[] {
    const meeting = read.get(meetings, meetingId)
    if (meeting?.teamId !== teamId) return []
    const found = new Map(reviewed(read, meeting).map((one) => [one.task.id, one]))
    return itemsOf(
      read,
      [...found.values()].map(({ task }) => task),
    ).flatMap((item) => {
      const { verdict, misses } = found.get(item.task.id)!
      return verdict === 'past' ? [] : [{ ...item, verdict, misses }]
    })
  },
})

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
