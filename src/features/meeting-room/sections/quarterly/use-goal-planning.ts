import { useMutate } from '../../../../sync/browser/react.ts'
import { toastUndo } from '../../../../ui/toast.ts'
import { closeGoals, reopenGoals } from '../../../goals/closing/closing.mutations.ts'
import { relatedTo } from '../../../goals/closing/closing.rules.ts'
import { archiveGoal, restoreGoal, updateGoal } from '../../../goals/goals.mutations.ts'
import type { Goal, GoalOutcome } from '../../../goals/goals.table.ts'
import { combinedDescription } from './quarters.rules.ts'
import { combined, GOAL_KEPT, GOAL_KILLED } from './quarterly.text.ts'

/** What is decided on goals when a quarter's are set. All of it can be taken back. */
export function useGoalPlanning() {
  const mutate = useMutate()

  function close({ id: goalId, title, status }: Goal, outcome: GoalOutcome, done: string): void {
    const related = relatedTo([goalId])
    if (mutate(closeGoals, { ...related, decisions: [{ goalId, outcome }] })) return
    toastUndo(done, title, () => mutate(reopenGoals, { ...related, goals: [{ goalId, status }] }))
  }

  return {
    setOwner: ({ id: goalId }: Goal, ownerId: string) => void mutate(updateGoal, { goalId, ownerId }),
    kill({ id: goalId, title }: Goal): void {
      if (mutate(archiveGoal, { goalId })) return
      toastUndo(GOAL_KILLED, title, () => mutate(restoreGoal, { goalId }))
    },
    combine(taken: Goal, into: Goal): void {
      const description = combinedDescription(into, taken)
      if (mutate(updateGoal, { goalId: into.id, description })) return
      if (mutate(archiveGoal, { goalId: taken.id })) return
      toastUndo(combined(taken.title, into.title), undefined, () => {
        mutate(restoreGoal, { goalId: taken.id })
        mutate(updateGoal, { goalId: into.id, description: into.description })
      })
    },
    keep: (goal: Goal) => close(goal, 'carried_over', GOAL_KEPT),
    drop: (goal: Goal) => close(goal, 'dropped', GOAL_KILLED),
  }
}
