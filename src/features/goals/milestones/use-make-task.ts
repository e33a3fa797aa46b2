import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { toastUndo } from '../../../ui/toast.ts'
import { canAssignOthers } from '../../tasks/tasks.access.ts'
import { archiveTask } from '../../tasks/task-acts.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { defaultDueDate } from '../../tasks/tasks.rules.ts'
import { createdDetail, TASK_CREATED } from '../../tasks/tasks.text.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import type { Goal, GoalMilestone } from '../goals.table.ts'

/** Makes a task of a milestone in one step: its title, its owner, its date unless that is over. */
export function useMakeTask(goal: Goal, today: Day): (milestone: GoalMilestone) => void {
  const actor = useActor()
  const mutate = useMutate()
  return ({ id: milestoneId, title, ownerId, dueDate: wanted }) => {
    const id = newId()
    const dueDate = wanted !== null && wanted >= today ? wanted : defaultDueDate(today)
    const task = {
      id,
      title,
      taskType: 'team' as const,
      teamId: goal.teamId,
      dueDate,
      // Whoever may not assign others takes it on.
      assigneeIds: [canAssignOthers(actor) ? (ownerId ?? goal.ownerId) : actor.id],
      sourceGoalId: goal.id,
      sourceMilestoneId: milestoneId,
    }
    if (mutate(createTask, task)) return
    toastUndo(TASK_CREATED, createdDetail(1, dayLabel(dueDate, today)), () => mutate(archiveTask, { id }))
  }
}
