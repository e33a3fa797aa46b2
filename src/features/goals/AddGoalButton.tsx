import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Button, type ButtonVariant } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { canWriteWork } from '../work/work.access.ts'
import { ADD_GOAL } from './goals.text.ts'

const AddGoalDialog = later(() => import('./AddGoalDialog.tsx'))

type AddGoalButtonProps = { teamId?: string; variant?: ButtonVariant }

/** Opens the dialog for a new goal. Shows nothing to somebody who may not add one. */
export function AddGoalButton({ teamId, variant = 'secondary' }: AddGoalButtonProps) {
  const [open, setOpen] = useState(false)
  if (!canWriteWork(useActor())) return null
  return (
    <>
      <Button
        variant={variant}
        icon={<Plus aria-hidden />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void AddGoalDialog.preload().catch(() => {})}
      >
        {ADD_GOAL}
      </Button>
      {open && <AddGoalDialog open teamId={teamId} onOpenChange={setOpen} />}
    </>
  )
}
