import { ShowOlder } from '../../work/ShowOlder.tsx'
import { SelectableTasks } from '../bulk/SelectableTasks.tsx'
import { heldDoneTasks } from '../finished-tasks.queries.ts'
import { DONE_LIVE_DAYS } from '../tasks.table.ts'
import { MY_TASKS, NO_TASKS_OF_MINE, NO_TASKS_OF_TEAM, TEAM_TASKS } from '../tasks.text.ts'
import type { ShownTasks } from './TasksFrame.tsx'
import { useOf } from './use-of.ts'
import { NO_TASKS_FIT } from './views.text.ts'

/** The tasks as a list: first what is to be done, by due date; below it, folded away, what has been done. */
export function TaskListView({ items, isNarrowed, teamId, address, addButton }: ShownTasks) {
  return (
    <SelectableTasks
      items={items}
      label={teamId ? TEAM_TASKS : MY_TASKS}
      showTeam={!teamId}
      unfoldDone={address.filters.status === 'done'}
      older={<OlderTasks teamId={teamId} />}
      empty={{
        text: isNarrowed ? NO_TASKS_FIT : teamId ? NO_TASKS_OF_TEAM : NO_TASKS_OF_MINE,
        action: addButton,
      }}
    />
  )
}

const OlderTasks = ({ teamId }: { teamId: string | undefined }) => (
  <ShowOlder held={heldDoneTasks} of={useOf(teamId)} liveDays={DONE_LIVE_DAYS} />
)
