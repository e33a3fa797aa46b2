import { Dialog } from '../../ui/Dialog.tsx'
import { FieldHistory, type FieldHistoryProps } from './FieldHistory.tsx'
import { historyOf } from './revisions.text.ts'

type HistoryDialogProps = FieldHistoryProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
}

/** The history of a text, in which an earlier one can be written again. */
export default function HistoryDialog({ label, place, present, onRestore, ...dialog }: HistoryDialogProps) {
  return (
    <Dialog {...dialog} title={historyOf(label)} size="lg">
      <FieldHistory
        place={place}
        present={present}
        onRestore={
          onRestore &&
          ((text) => {
            onRestore(text)
            dialog.onOpenChange(false)
          })
        }
      />
    </Dialog>
  )
}
