import type { Raisable } from '../work/raising-context.ts'
import type { Task } from './tasks.table.ts'

/** A task as something that an issue can be made of. */
export const raisableTask = ({ id, teamId }: Pick<Task, 'id' | 'teamId'>): Raisable => ({
  kind: 'task',
  id,
  teamId,
  week: null,
})
