import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { canAddMetrics } from '../metrics.access.ts'

const AddMetricDialog = later(() => import('./AddMetricDialog.tsx'))

/** Opens the dialog for a new metric of a team; nothing for those who may not add one. */
export function AddMetricButton({ teamId }: { teamId: string }) {
  const [open, setOpen] = useState(false)
  if (!canAddMetrics(useActor(), teamId)) return null
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus aria-hidden />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void AddMetricDialog.preload().catch(() => {})}
      >
        Add metric
      </Button>
      {open && <AddMetricDialog open teamId={teamId} onOpenChange={setOpen} />}
    </>
  )
}
