import type { ReactNode } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { TaskItems } from './TaskItems.tsx'
import { tasksOfTeam } from './tasks.queries.ts'

/** A team's tasks with everything one does to them, for other features' screens. */
export function TaskList({ teamId, emptyAction }: { teamId: string; emptyAction?: ReactNode }) {
  const items = useLive(tasksOfTeam, { teamId })
  return (
    <TaskItems
      items={items}
      label="Tasks of the team"
      empty={{ text: 'This team has no tasks yet.', action: emptyAction }}
    />
  )
}
