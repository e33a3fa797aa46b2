import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { canAddMetrics } from '../metrics.access.ts'
import { START_FROM_SUGGESTIONS } from './starters.text.ts'

const StartersDialog = later(() => import('./StartersDialog.tsx'))

/** Opens a choice of metrics for a team that has none. Renders nothing for people who may not add any. */
export function StartersButton({ teamId }: { teamId: string }) {
  const [open, setOpen] = useState(false)
  if (!canAddMetrics(useActor(), teamId)) return null
  return (
    <>
      <Button icon={<ListChecks aria-hidden />} onClick={() => setOpen(true)}>
        {START_FROM_SUGGESTIONS}
      </Button>
      {open && <StartersDialog open teamId={teamId} onOpenChange={setOpen} />}
    </>
  )
}
