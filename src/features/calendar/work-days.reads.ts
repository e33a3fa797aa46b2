import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { isDone, isOpenGoal } from '../goals/goals.rules.ts'
import { goalMilestones, teamGoals } from '../goals/goals.table.ts'
import { myTasks } from '../tasks/tasks.queries.ts'

/** Something that is due on a day. */
export interface DueWork {
  id: string
  /** ISO 8601. */
  day: string
  title: string
  /** What it belongs to: a team or a goal; null for what is the person's alone. */
  within: string | null
  isDone: boolean
  updatedAt: string
  /** Where it is shown. */
  path: string
}

/** The actor's tasks by the days on which they are due. */
export const dueTasks = (read: Reader, actor: Actor): DueWork[] =>
  myTasks.run(read, {}, actor).map(({ task, team }) => ({
    id: task.id,
    day: task.dueDate,
    title: task.title,
    within: team?.name ?? null,
    isDone: task.status === 'done',
    updatedAt: task.updatedAt,
    path: `/tasks?row=${task.id}`,
  }))

/** The goals that the actor owns by their target dates, and the milestones that are theirs, or nobody's in a goal of theirs. */
export function dueGoals(read: Reader, actor: Actor): DueWork[] {
  const goals = read.where(teamGoals, {}).filter(({ archivedAt }) => archivedAt === null)
  return goals.flatMap((goal) => {
    const path = `/goals?team=${goal.teamId}&row=${goal.id}`
    const isOver = !isOpenGoal(goal)
    const milestones = read.where(goalMilestones, { goalId: goal.id })
    const own = milestones.filter(({ ownerId }) => (ownerId ?? goal.ownerId) === actor.id)
    return [
      ...(goal.ownerId === actor.id
        ? [
            {
              id: goal.id,
              day: goal.targetDate,
              title: goal.title,
              within: null,
              isDone: isOver,
              updatedAt: goal.updatedAt,
              path,
            },
          ]
        : []),
      ...own.flatMap(({ id, dueDate, title, updatedAt, ...milestone }) =>
        dueDate === null
          ? []
          : [
              {
                id,
                day: dueDate,
                title,
                within: goal.title,
                isDone: isOver || isDone(milestone),
                updatedAt,
                path,
              },
            ],
      ),
    ]
  })
}
