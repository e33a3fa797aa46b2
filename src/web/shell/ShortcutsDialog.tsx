import { Dialog } from '../../ui/Dialog.tsx'
import { ShortcutList } from './ShortcutList.tsx'

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard Shortcuts"
      size="lg"
      asksBeforeClosing={false}
    >
      <ShortcutList />
    </Dialog>
  )
}
