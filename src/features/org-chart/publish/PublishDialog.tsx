import { useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import type { OrgChart } from '../org-chart.table.ts'
import { Conflicts } from './Conflicts.tsx'
import { Differences } from './Differences.tsx'
import { publishDraft } from './publish.mutations.ts'
import { publicationOfDraft } from './publish.queries.ts'
import { MAKE_LIVE, MAKE_LIVE_ASKED, MAKE_LIVE_EXPLAINED, NOW_LIVE } from './publish.text.ts'
import type { FieldOf } from './three-way.rules.ts'

type PublishDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  draft: Pick<OrgChart, 'id' | 'name'>
  onPublished: () => void
}

const NONE: FieldOf[] = []

/** Says what making a draft live would change, and asks what is to stay of what others have changed meanwhile. */
export default function PublishDialog({ draft, onPublished, ...dialog }: PublishDialogProps) {
  const mutate = useMutate()
  const [taken, setTaken] = useState(NONE)
  const [seen, setSeen] = useState<string>()
  const chartId = draft.id
  const offered = useLive(publicationOfDraft, { chartId, taken: NONE })
  const publication = useLive(publicationOfDraft, { chartId, taken }) ?? offered
  const stamp = offered?.stamp
  if (seen === undefined && stamp !== undefined) setSeen(stamp)

  function publish(): void {
    if (mutate(publishDraft, { chartId, taken, ...(seen !== undefined && { seen }) })) {
      // They have been told to look again, at what is here now.
      setSeen(stamp)
      return
    }
    dialog.onOpenChange(false)
    onPublished()
    toast.success(NOW_LIVE, draft.name)
  }

  return (
    <Dialog
      {...dialog}
      title={MAKE_LIVE_ASKED}
      description={MAKE_LIVE_EXPLAINED}
      size="lg"
      changed={taken !== NONE}
    >
      <div className="grid gap-4">
        {offered && publication ? (
          <>
            <Differences publication={publication} />
            <Conflicts publication={offered} taken={taken} onTake={setTaken} />
          </>
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
      <DialogActions>
        <Button variant="primary" disabled={!publication} onClick={publish}>
          {MAKE_LIVE}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
