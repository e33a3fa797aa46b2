import { useMutate } from '../../../sync/browser/react.ts'
import { RestoreDialog } from '../../work/restoring/RestoreDialog.tsx'
import { restoreProcess } from '../processes.mutations.ts'
import type { Process } from '../processes.table.ts'
import { ARCHIVED_PROCESSES } from '../processes.text.ts'

type ArchivedDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  archived: readonly (Process & { archivedAt: string })[]
}

export default function ArchivedDialog({ archived, ...dialog }: ArchivedDialogProps) {
  const mutate = useMutate()
  return (
    <RestoreDialog
      {...dialog}
      title={ARCHIVED_PROCESSES}
      items={archived}
      onRestore={(id) => {
        if (!mutate(restoreProcess, { id }) && archived.length === 1) dialog.onOpenChange(false)
      }}
    />
  )
}
