import { Dialog } from '../../ui/Dialog.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import { KEYBOARD_SHORTCUTS } from './shortcuts.text.ts'

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={KEYBOARD_SHORTCUTS}
      size="lg"
      asksBeforeClosing={false}
    >
      <ShortcutList />
    </Dialog>
  )
}
