import { useMutate } from '../../../sync/browser/react.ts'
import { toast } from '../../../ui/toast.ts'
import type { Goal } from '../goals.table.ts'
import { reopenGoals } from './closing.mutations.ts'
import { relatedTo } from './closing.rules.ts'
import { GOAL_REOPENED } from './closing.text.ts'

/** Reopens one goal that was closed with its quarter. */
export function useReopen(): (goal: Goal) => void {
  const mutate = useMutate()
  return ({ id, title }) => {
    const goals = [{ goalId: id, status: 'on_track' as const }]
    if (!mutate(reopenGoals, { ...relatedTo([id]), goals })) toast.success(GOAL_REOPENED, title)
  }
}
