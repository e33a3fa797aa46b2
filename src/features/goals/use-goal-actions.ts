import { useMemo } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { toastUndo } from '../../ui/toast.ts'
import { archiveGoal, restoreGoal } from './goals.mutations.ts'
import type { Goal, GoalStatus } from './goals.table.ts'
import { GOAL_ARCHIVED } from './goals.text.ts'
import { setGoalStatus } from './trail/goal-status.mutations.ts'

/** What a goal's row does. Archiving offers to be undone. */
export function useGoalActions({ id: goalId, title }: Goal) {
  const mutate = useMutate()
  return useMemo(
    () => ({
      setStatus: (status: GoalStatus) => void mutate(setGoalStatus, { goalId, status }),
      archive() {
        if (mutate(archiveGoal, { goalId })) return
        toastUndo(GOAL_ARCHIVED, title, () => mutate(restoreGoal, { goalId }))
      },
    }),
    [mutate, goalId, title],
  )
}
