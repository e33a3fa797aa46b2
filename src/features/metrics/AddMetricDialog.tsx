import { Dialog } from '../../ui/Dialog.tsx'

type AddMetricDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function AddMetricDialog({ open, onOpenChange }: AddMetricDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Metric">
      {null}
    </Dialog>
  )
}
