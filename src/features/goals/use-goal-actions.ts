import { useMemo } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { toast } from '../../ui/toast.ts'
import { archiveGoal, restoreGoal, setGoalStatus } from './goals.mutations.ts'
import type { Goal, GoalStatus } from './goals.table.ts'
import { GOAL_ARCHIVED } from './goals.text.ts'

/** What a goal's row does, with Undo where something disappears. */
export function useGoalActions({ id: goalId, title }: Goal) {
  const mutate = useMutate()
  return useMemo(
    () => ({
      setStatus: (status: GoalStatus) => void mutate(setGoalStatus, { goalId, status }),
      archive() {
        if (mutate(archiveGoal, { goalId })) return
        const undo = { label: 'Undo', run: () => void mutate(restoreGoal, { goalId }) }
        toast.success(GOAL_ARCHIVED, title, { action: undo })
      },
    }),
    [mutate, goalId, title],
  )
}
