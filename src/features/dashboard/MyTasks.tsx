import { TaskItems } from '../tasks/TaskItems.tsx'
import type { TaskItem } from '../tasks/tasks.queries.ts'
import { MY_TASKS, NO_TASKS, SEE_TASKS } from './dashboard.text.ts'
import { SeeAllLink } from './SeeAllLink.tsx'

/** The reader's tasks of this week, to tick off right here. */
export default function MyTasks({ tasks }: { tasks: readonly TaskItem[] }) {
  const action = <SeeAllLink to="/tasks">{SEE_TASKS}</SeeAllLink>
  return <TaskItems items={tasks} label={MY_TASKS} showTeam empty={{ text: NO_TASKS, action }} />
}
