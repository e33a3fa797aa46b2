import { Dialog } from '../../ui/Dialog.tsx'

type AddGoalDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function AddGoalDialog({ open, onOpenChange }: AddGoalDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add New Goal">
      {null}
    </Dialog>
  )
}
