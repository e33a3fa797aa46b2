import { CalendarClock, Ellipsis, ListPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { displayName } from '../../people/people.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { isDone } from '../goals.rules.ts'
import type { Goal, GoalMilestone } from '../goals.table.ts'
import { EditMilestone } from './EditMilestone.tsx'
import { updateMilestone } from './milestones.mutations.ts'
import type { MilestoneEntry } from './milestones.queries.ts'
import { isLate } from './milestones.rules.ts'
import {
  actionsForMilestone,
  DUE,
  EDIT_MILESTONE,
  MAKE_TASK,
  REMOVE_MILESTONE,
  WAS_DUE,
} from './milestones.text.ts'
import { MilestoneTasks } from './MilestoneTasks.tsx'
import { useMakeTask } from './use-make-task.ts'
import { useRemoveMilestone } from './use-remove-milestone.ts'

type MilestoneItemProps = {
  goal: Goal
  entry: MilestoneEntry
  mayEdit: boolean
  today: Day
  /** Runs once an edit has been saved or given up. */
  onSettled: () => void
}

/** A milestone with who sees to it, when it is due, and the tasks made from it. */
export function MilestoneItem({ goal, entry, mayEdit, today, onSettled }: MilestoneItemProps) {
  const { milestone, owner, tasks } = entry
  const { id: milestoneId, title, progress } = milestone
  const mutate = useMutate()
  const [editing, setEditing] = useState(false)
  const settle = () => {
    setEditing(false)
    onSettled()
  }
  if (editing)
    return (
      <li>
        <EditMilestone goal={goal} milestone={milestone} onClose={settle} />
      </li>
    )
  return (
    <li>
      <div className="flex items-center gap-x-3">
        <Checkbox
          label={title}
          className="min-w-0 flex-1 break-words"
          checked={isDone(milestone)}
          disabled={!mayEdit}
          onChange={({ target }) =>
            void mutate(updateMilestone, { milestoneId, progress: target.checked ? 100 : 0 })
          }
        />
        <span className="flex flex-wrap items-center justify-end gap-x-3 text-[0.8125rem] text-soft">
          {progress > 0 && progress < 100 && <span data-numeric>{progress}%</span>}
          <MilestoneDate milestone={milestone} today={today} />
          {owner && (
            <span className="flex items-center" data-person={owner.id}>
              <span className="sr-only">{displayName(owner)}</span>
              <Avatar name={displayName(owner)} picture={owner.avatarUrl} size="xs" />
            </span>
          )}
        </span>
        {mayEdit && (
          <MilestoneMenu goal={goal} milestone={milestone} today={today} onEdit={() => setEditing(true)} />
        )}
      </div>
      <MilestoneTasks title={title} items={tasks} today={today} />
    </li>
  )
}

function MilestoneDate({ milestone, today }: { milestone: GoalMilestone; today: Day }) {
  const { dueDate } = milestone
  if (dueDate === null) return null
  const late = isLate(milestone, today)
  return (
    <span
      className={cx('inline-flex items-center gap-1 whitespace-nowrap', late && 'font-medium text-bad-ink')}
    >
      {late && <CalendarClock aria-hidden className="size-3.5" />}
      <span className="sr-only">{late ? WAS_DUE : DUE} </span>
      <time dateTime={dueDate}>{dayLabel(dueDate, today)}</time>
    </span>
  )
}

type MilestoneMenuProps = { goal: Goal; milestone: GoalMilestone; today: Day; onEdit: () => void }

function MilestoneMenu({ goal, milestone, today, onEdit }: MilestoneMenuProps) {
  const remove = useRemoveMilestone()
  const makeTask = useMakeTask(goal, today)
  const { title } = milestone
  const sections = [
    {
      entries: [
        { label: MAKE_TASK, icon: <ListPlus aria-hidden />, onSelect: () => makeTask(milestone) },
        { label: EDIT_MILESTONE, icon: <Pencil aria-hidden />, onSelect: onEdit },
      ],
    },
    {
      entries: [
        {
          label: REMOVE_MILESTONE,
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: () => remove(milestone),
        },
      ],
    },
  ]
  return (
    <Menu
      label={actionsForMilestone(title)}
      sections={sections}
      align="end"
      trigger={<IconButton label={actionsForMilestone(title)} icon={<Ellipsis aria-hidden />} />}
    />
  )
}
