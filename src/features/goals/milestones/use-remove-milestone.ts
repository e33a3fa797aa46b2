import { useMutate } from '../../../sync/browser/react.ts'
import { toastUndo } from '../../../ui/toast.ts'
import type { GoalMilestone } from '../goals.table.ts'
import { addMilestone, removeMilestone, updateMilestone } from './milestones.mutations.ts'
import { MILESTONE_REMOVED } from './milestones.text.ts'

/** Removes a milestone and offers to bring it back, with the tasks that were made from it. */
export function useRemoveMilestone(): (milestone: GoalMilestone) => void {
  const mutate = useMutate()
  return ({ id, goalId, title, progress, ownerId, dueDate }) => {
    if (mutate(removeMilestone, { milestoneId: id })) return
    toastUndo(MILESTONE_REMOVED, title, () => {
      if (mutate(addMilestone, { id, goalId, title, ownerId, dueDate }) || progress === 0) return
      mutate(updateMilestone, { milestoneId: id, progress })
    })
  }
}
