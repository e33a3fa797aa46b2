import { useLive } from '../../sync/browser/react.ts'
import { TaskItems } from './TaskItems.tsx'
import { tasksOfTeam } from './tasks.queries.ts'

/** A team's tasks with everything one does to them, for the meeting as for the tasks screen. */
export function TaskList({ teamId }: { teamId: string }) {
  const items = useLive(tasksOfTeam, { teamId })
  return <TaskItems items={items} label="Tasks of the team" empty={{ text: 'This team has no tasks yet.' }} />
}
