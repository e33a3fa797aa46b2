import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button, type ButtonVariant } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { canAddMetrics } from '../metrics.access.ts'
import { ADD_METRIC } from './metric-definition.text.ts'

const AddMetricDialog = later(() => import('./AddMetricDialog.tsx'))

/** Opens the dialog for a new metric of a team. Renders nothing for people who may not add one. */
export function AddMetricButton({
  teamId,
  variant = 'secondary',
}: {
  teamId: string
  variant?: ButtonVariant
}) {
  const [open, setOpen] = useState(false)
  if (!canAddMetrics(useActor(), teamId)) return null
  return (
    <>
      <Button
        variant={variant}
        icon={<Plus aria-hidden />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void AddMetricDialog.preload().catch(() => {})}
      >
        {ADD_METRIC}
      </Button>
      {open && <AddMetricDialog open teamId={teamId} onOpenChange={setOpen} />}
    </>
  )
}
