import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
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

/** The actor's tasks, in all teams and personal, the most urgent first and the done ones last. Everybody may ask for their own. */
export const myTasks = defineQuery('myTasks', {
  input: {},
  visibleTo: () => true,
  run(read, _args, actor) {
    const shares = read.where(taskAssignees, { personId: actor.id })
    const mine = shares.flatMap(({ taskId }) => read.get(tasks, taskId) ?? [])
    return itemsOf(
      read,
      mine.filter(({ archivedAt }) => archivedAt === null),
    )
  },
})

/** The team's tasks, the most urgent first and the done ones last. */
export const tasksOfTeam = defineQuery('tasksOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }) => itemsOf(read, read.where(tasks, { teamId, archivedAt: null })),
})

/** Tasks as lists show them, the most urgent first and the done ones last. */
export const itemsOf = (read: Reader, found: readonly Task[]): TaskItem[] =>
  found.toSorted(byUrgency).map((task) => ({
    task,
    assignees: read
      .where(taskAssignees, { taskId: task.id })
      .flatMap(({ personId }) => read.get(people, personId) ?? []),
    team: (task.teamId && read.get(teams, task.teamId)) || null,
  }))
