import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { canWriteWork } from '../work/work.access.ts'
import { MyTaskList, TaskList } from './TaskList.tsx'
import { TASK_STATUSES, type TaskStatus } from './tasks.table.ts'
import { ANY_STATUS, MY_TASKS, NEW_TASK, STATUS, STATUS_LABELS, TASKS, WHOSE_TASKS } from './tasks.text.ts'

const AddTaskDialog = later(() => import('./AddTaskDialog.tsx'))

const MINE = 'mine'
const ANY = 'any'

export function TasksScreen() {
  const actor = useActor()
  const teams = useLive(myTeams, {}) ?? []
  const [view, setView] = useState(MINE)
  const [status, setStatus] = useState<TaskStatus>()
  const [adding, setAdding] = useState(false)
  usePreload(AddTaskDialog)
  const teamId = teams.find(({ id }) => id === view)?.id
  const add = canWriteWork(actor) && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {NEW_TASK}
    </Button>
  )
  const list = { status, emptyAction: add }
  return (
    <>
      <PageHeader title={TASKS} actions={add}>
        <Select
          label={WHOSE_TASKS}
          name="view"
          hideLabel
          className="md:w-44 max-md:flex-1"
          value={teamId ?? MINE}
          onChange={setView}
          options={[
            { value: MINE, label: MY_TASKS },
            ...teams.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label={STATUS}
          name="status"
          hideLabel
          className="md:w-36 max-md:flex-1"
          value={status ?? ANY}
          onChange={(chosen) => setStatus(TASK_STATUSES.find((value) => value === chosen))}
          options={[
            { value: ANY, label: ANY_STATUS },
            ...TASK_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
          ]}
        />
      </PageHeader>
      <div className="border-t border-line">
        {teamId ? <TaskList teamId={teamId} {...list} /> : <MyTaskList {...list} />}
      </div>
      {adding && <AddTaskDialog open onOpenChange={setAdding} teamId={teamId} />}
    </>
  )
}
