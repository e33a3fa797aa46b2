import { useEffect } from 'react'
import { isViewOnly } from '../../features/work/work.access.ts'
import { useActor } from '../../sync/browser/react.ts'
import { textOf } from '../../sync/engine.refusals.ts'
import { later } from '../../ui/later.tsx'
import { toast } from '../../ui/toast.ts'
import { createStore, type CreateKind } from './create.ts'

type CreateDialog = { open: boolean; onOpenChange: (open: boolean) => void }

const dialogs: Record<CreateKind, ReturnType<typeof later<CreateDialog>>> = {
  issue: later(() => import('../../features/issues/AddIssueDialog.tsx')),
  task: later(() => import('../../features/tasks/AddTaskDialog.tsx')),
  headline: later(() => import('../../features/headlines/AddHeadlineDialog.tsx')),
  goal: later(() => import('../../features/goals/AddGoalDialog.tsx')),
  metric: later(() => import('../../features/metrics/definition/AddMetricDialog.tsx')),
}

/** The create dialogs, which open from the '+ New' menu, the palette and by keyboard shortcuts. */
export function CreateDialogs() {
  const kind = createStore.use()
  const isRefused = isViewOnly(useActor()) && kind !== null
  useEffect(() => {
    if (!isRefused) return
    createStore.set(null)
    const { title, detail } = textOf('access/denied')
    toast.error(title, detail)
  }, [isRefused])
  if (!kind || isRefused) return null
  const Dialog = dialogs[kind]
  return <Dialog open onOpenChange={(open) => !open && createStore.set(null)} />
}
