import { type ReactNode, useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { archiveProcess, restoreProcess } from './processes.mutations.ts'
import { ARCHIVE, ARCHIVE_EXPLAINED, ARCHIVE_THIS, PROCESS_ARCHIVED } from './processes.text.ts'

/** Asks whether a process is to be archived, and does it; it can be taken back. */
export function useArchiveProcess(
  { id, name }: { id: string; name: string },
  onDone?: () => void,
): { ask: () => void; dialog: ReactNode } {
  const mutate = useMutate()
  const [asking, setAsking] = useState(false)
  function archive() {
    if (mutate(archiveProcess, { id })) return
    toastUndo(PROCESS_ARCHIVED, name, () => mutate(restoreProcess, { id }))
    onDone?.()
  }
  return {
    ask: () => setAsking(true),
    dialog: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={ARCHIVE_THIS}
        detail={ARCHIVE_EXPLAINED}
        confirmLabel={ARCHIVE}
        onConfirm={archive}
      />
    ),
  }
}
