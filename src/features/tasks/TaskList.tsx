import type { ReactNode } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { teamsAtHand } from '../teams/teams.queries.ts'
import type { OfTeams } from '../work/finished.queries.ts'
import { ShowOlder } from '../work/ShowOlder.tsx'
import { TaskItems } from './TaskItems.tsx'
import { heldDoneTasks, myTasks, tasksOfTeam } from './tasks.queries.ts'
import { ofStatus } from './tasks.rules.ts'
import { DONE_LIVE_DAYS, type TaskStatus } from './tasks.table.ts'
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
      older={<OlderTasks of={{ teamIds: [teamId], personId: null }} />}
      empty={{ text: items?.length ? NONE_OF_TEAM_TASKS : NO_TASKS_OF_TEAM, action: emptyAction }}
    />
  )
}

/** The person's tasks, in all teams and personal. */
export function MyTaskList({ status, emptyAction }: ListProps) {
  const items = useLive(myTasks, {})
  const { id: personId } = useActor()
  const teamIds = useLive(teamsAtHand, {})?.map(({ id }) => id) ?? []
  return (
    <TaskItems
      items={items && ofStatus(items, status)}
      label={MY_TASKS}
      showTeam
      unfoldDone={status === 'done'}
      older={<OlderTasks of={{ teamIds, personId }} />}
      empty={{ text: items?.length ? NONE_OF_MY_TASKS : NO_TASKS_OF_MINE, action: emptyAction }}
    />
  )
}

const OlderTasks = ({ of }: { of: OfTeams & { personId: string | null } }) => (
  <ShowOlder held={heldDoneTasks} of={of} liveDays={DONE_LIVE_DAYS} />
)
