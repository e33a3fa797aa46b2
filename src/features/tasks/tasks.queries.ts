import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { people, type Person } from '../people/people.table.ts'
import { type Team, teams } from '../teams/teams.table.ts'
import { byUrgency } from './tasks.rules.ts'
import { type Task, taskAssignees, tasks } from './tasks.table.ts'

/** A task as lists show it. `team` is null for a personal task. */
export interface TaskItem {
  task: Task
  assignees: Person[]
  team: Team | null
}

/** What the actor has to do, in all teams and personally, most urgent first, then what was done. */
export const myTasks = defineQuery('myTasks', {
  input: {},
  visibleTo: () => true,
  run: (read, _args, actor) => itemsOf(read, tasksAssignedTo(read, actor.id)),
})

/** The team's tasks, most urgent first, then what was done. */
export const tasksOfTeam = defineQuery('tasksOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  run: (read, { teamId }) => itemsOf(read, read.where(tasks, { teamId })),
})

/** The person's tasks that the reader may see, archived ones too. */
export const tasksAssignedTo = (read: Reader, personId: string): Task[] =>
  read.where(taskAssignees, { personId }).flatMap(({ taskId }) => read.get(tasks, taskId) ?? [])

const itemsOf = (read: Reader, found: readonly Task[]): TaskItem[] =>
  found
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted(byUrgency)
    .map((task) => ({
      task,
      assignees: read
        .where(taskAssignees, { taskId: task.id })
        .flatMap(({ personId }) => read.get(people, personId) ?? []),
      team: (task.teamId && read.get(teams, task.teamId)) || null,
    }))
