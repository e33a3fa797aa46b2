import { type ReactNode, useCallback, useState } from 'react'
import { later } from '../../ui/later.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import type { Goal } from './goals.table.ts'

const dialogs = {
  details: later(() => import('./GoalDialog.tsx')),
  edit: later(() => import('./EditGoalDialog.tsx')),
  teams: later(() => import('./GoalTeamsDialog.tsx')),
}

export type GoalDialogName = keyof typeof dialogs

/** Opens a dialog of a goal. */
export type OpenGoal = (dialog: GoalDialogName, goal: Goal) => void

/** What opens the dialogs of goals, and the open one, to be rendered beside them. */
export function useGoalDialogs(): { open: OpenGoal; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ dialog: GoalDialogName; goal: Goal } | null>(null)
  const open = useCallback<OpenGoal>((dialog, goal) => setOpened({ dialog, goal }), [])
  usePreload(dialogs.details)
  const Opened = opened && dialogs[opened.dialog]
  const dialog = Opened && (
    <Opened open goal={opened.goal} onOpenChange={(next: boolean) => !next && setOpened(null)} />
  )
  return { open, dialog }
}
