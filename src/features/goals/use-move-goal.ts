import { useCallback } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { movedToPlace } from '../work/work.text.ts'
import { reorderGoals } from './goals.mutations.ts'
import type { Goal } from './goals.table.ts'

/** Moves one of a team's goals by so many places in the list. */
export function useMoveGoal(
  teamId: string,
  goals: readonly Goal[],
): (goalId: string, places: number) => void {
  const mutate = useMutate()
  return useCallback(
    (goalId: string, places: number) => {
      const own = goals.filter((goal) => goal.teamId === teamId)
      const from = own.findIndex(({ id }) => id === goalId)
      const goal = own[from]
      const to = from + places
      if (!goal || to < 0 || to >= own.length || places === 0) return
      const goalIds = own.map(({ id }) => id)
      goalIds.splice(to, 0, ...goalIds.splice(from, 1))
      if (mutate(reorderGoals, { teamId, goalIds })) return
      announce(movedToPlace(goal.title, to + 1, own.length))
    },
    [mutate, teamId, goals],
  )
}
