import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { TaskItems } from '../tasks/TaskItems.tsx'
import type { Day } from '../time/calendar.rules.ts'
import { canWriteWork } from '../work/work.access.ts'
import { myTasksThisWeek } from './dashboard.queries.ts'
import { Panel } from './Panel.tsx'
import { ADD_TASK, MY_TASKS, NO_TASKS, openTasks, SEE_TASKS } from './panels.text.ts'
import { SeeAllLink } from './SeeAllLink.tsx'

const AddTaskDialog = later(() => import('../tasks/AddTaskDialog.tsx'))

/** The reader's tasks of this week, to tick off right here. */
export function MyTasks({ today }: { today: Day }) {
  const tasks = useLive(myTasksThisWeek, { today })
  const mayAdd = canWriteWork(useActor())
  const [isAdding, setAdding] = useState(false)
  return (
    <Panel
      title={MY_TASKS}
      detail={tasks && tasks.length > 0 ? openTasks(tasks.length) : undefined}
      aside={
        mayAdd && (
          <Button variant="ghost" size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {ADD_TASK}
          </Button>
        )
      }
    >
      <div className="border-t border-line">
        <TaskItems
          items={tasks}
          label={MY_TASKS}
          showTeam
          empty={{ isLine: true, text: NO_TASKS, action: <SeeAllLink to="/tasks">{SEE_TASKS}</SeeAllLink> }}
        />
      </div>
      {isAdding && <AddTaskDialog open onOpenChange={setAdding} />}
    </Panel>
  )
}
