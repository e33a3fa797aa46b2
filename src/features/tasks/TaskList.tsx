import type { ReactNode } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { TaskItems } from './TaskItems.tsx'
import { myTasks, tasksOfTeam } from './tasks.queries.ts'
import { ofStatus } from './tasks.rules.ts'
import type { TaskStatus } from './tasks.table.ts'
import {
  MY_TASKS,
  NO_TASKS_OF_MINE,
  NO_TASKS_OF_TEAM,
  NONE_OF_MY_TASKS,
  NONE_OF_TEAM_TASKS,
  TEAM_TASKS,
} from './tasks.text.ts'

type ListProps = {
  /** All of them if left out. */
  status?: TaskStatus | undefined
  emptyAction?: ReactNode
}

/** A team's tasks, with everything that can be done to them. */
export function TaskList({ teamId, status, emptyAction }: ListProps & { teamId: string }) {
  const items = useLive(tasksOfTeam, { teamId })
  return (
    <TaskItems
      items={items && ofStatus(items, status)}
      label={TEAM_TASKS}
      unfoldDone={status === 'done'}
      empty={{ text: items?.length ? NONE_OF_TEAM_TASKS : NO_TASKS_OF_TEAM, action: emptyAction }}
    />
  )
}

/** The person's tasks, in all teams and personal. */
export function MyTaskList({ status, emptyAction }: ListProps) {
  const items = useLive(myTasks, {})
  return (
    <TaskItems
      items={items && ofStatus(items, status)}
      label={MY_TASKS}
      showTeam
      unfoldDone={status === 'done'}
      empty={{ text: items?.length ? NONE_OF_MY_TASKS : NO_TASKS_OF_MINE, action: emptyAction }}
    />
  )
}
