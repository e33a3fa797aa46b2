import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { TaskItems } from './TaskItems.tsx'
import { myTasks, type TaskItem, tasksOfTeam } from './tasks.queries.ts'
import { TASK_STATUSES } from './tasks.table.ts'
import { STATUS_LABELS } from './tasks.text.ts'
import { usePreload } from '../../ui/use-preload.ts'
import { canWriteWork } from '../work/work.access.ts'

const AddTaskDialog = later(() => import('./AddTaskDialog.tsx'))

const MINE = 'mine'
const ANY = 'any'

export function TasksScreen() {
  const actor = useActor()
  const teams = useLive(myTeams, {})
  const [view, setView] = useState(MINE)
  const [status, setStatus] = useState(ANY)
  const [adding, setAdding] = useState(false)
  usePreload(AddTaskDialog)
  const teamId = teams?.find(({ id }) => id === view)?.id
  const add = canWriteWork(actor) && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      New task
    </Button>
  )
  const list = { status, emptyAction: add }
  return (
    <>
      <PageHeader title="Tasks" actions={add}>
        <Select
          label="Whose tasks"
          name="view"
          hideLabel
          className="md:w-44 max-md:flex-1"
          value={teamId ?? MINE}
          onChange={({ target }) => setView(target.value)}
          options={[
            { value: MINE, label: 'My tasks' },
            ...(teams ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label="Status"
          name="status"
          hideLabel
          className="md:w-36 max-md:flex-1"
          value={status}
          onChange={({ target }) => setStatus(target.value)}
          options={[
            { value: ANY, label: 'Any status' },
            ...TASK_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
          ]}
        />
      </PageHeader>
      <div className="border-t border-line">
        {teamId ? <TeamTasks teamId={teamId} {...list} /> : <MyTasks {...list} />}
      </div>
      {adding && <AddTaskDialog open onOpenChange={setAdding} teamId={teamId} />}
    </>
  )
}

type ListProps = { status: string; emptyAction: ReactNode }

const ofStatus = (items: TaskItem[] | undefined, status: string) =>
  items?.filter(({ task }) => status === ANY || task.status === status)

function MyTasks({ status, emptyAction }: ListProps) {
  const items = useLive(myTasks, {})
  const text = items?.length
    ? 'No task of yours has this status.'
    : 'Nothing to do. What is assigned to you appears here.'
  return (
    <TaskItems
      items={ofStatus(items, status)}
      label="My tasks"
      showTeam
      unfoldDone={status === 'done'}
      empty={{ text, action: emptyAction }}
    />
  )
}

function TeamTasks({ teamId, status, emptyAction }: ListProps & { teamId: string }) {
  const items = useLive(tasksOfTeam, { teamId })
  const text = items?.length ? 'No task of this team has this status.' : 'This team has no tasks yet.'
  return (
    <TaskItems
      items={ofStatus(items, status)}
      label="Tasks of the team"
      unfoldDone={status === 'done'}
      empty={{ text, action: emptyAction }}
    />
  )
}
