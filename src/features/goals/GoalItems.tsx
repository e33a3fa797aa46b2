import { type ReactNode, useCallback, useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { later } from '../../ui/later.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useToday } from '../time/use-today.ts'
import { GoalItem } from './GoalItem.tsx'
import type { GoalDialogName } from './GoalMenu.tsx'
import { reorderGoals } from './goals.mutations.ts'
import type { Goal } from './goals.table.ts'
import { movedToPlace } from './goals.text.ts'

const dialogs = {
  edit: later(() => import('./EditGoalDialog.tsx')),
  milestones: later(() => import('./MilestonesDialog.tsx')),
  teams: later(() => import('./GoalTeamsDialog.tsx')),
}

type GoalItemsProps = {
  /** Undefined while they are being loaded. */
  goals: readonly Goal[] | undefined
  label: string
  /** The team whose goals can be put in another order here. */
  teamId: string
  empty: ReactNode
}

/** A list of goals, with the dialogs that open from its rows. */
export function GoalItems({ goals, label, teamId, empty }: GoalItemsProps) {
  const today = useToday()
  const move = useMove(teamId, goals)
  const [opened, setOpened] = useState<{ dialog: GoalDialogName; goal: Goal } | null>(null)
  const open = useCallback((dialog: GoalDialogName, goal: Goal) => setOpened({ dialog, goal }), [])
  if (!goals) return <SkeletonRows rows={3} rowHeight="h-12" />
  const OpenedDialog = opened && dialogs[opened.dialog]
  return (
    <>
      {goals.length === 0 ? (
        empty
      ) : (
        <ul aria-label={label} className="divide-y divide-line">
          {goals.map(({ id, teamId: ownTeam }) => (
            <GoalItem
              key={id}
              goalId={id}
              today={today}
              onOpen={open}
              onMove={ownTeam === teamId ? move : undefined}
            />
          ))}
        </ul>
      )}
      {OpenedDialog && (
        <OpenedDialog open goal={opened.goal} onOpenChange={(next: boolean) => !next && setOpened(null)} />
      )}
    </>
  )
}

function useMove(teamId: string, goals: readonly Goal[] = []) {
  const mutate = useMutate()
  return useCallback(
    (goalId: string, places: number) => {
      const own = goals.filter((goal) => goal.teamId === teamId)
      const goalIds = own.map(({ id }) => id)
      const from = goalIds.indexOf(goalId)
      const to = from + places
      if (from < 0 || to < 0 || to >= goalIds.length) return
      goalIds.splice(to, 0, ...goalIds.splice(from, 1))
      if (mutate(reorderGoals, { teamId, goalIds })) return
      announce(movedToPlace(own[from]!.title, to + 1, goalIds.length))
    },
    [mutate, teamId, goals],
  )
}
