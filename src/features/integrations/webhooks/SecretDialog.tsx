import { Button } from '../../../ui/Button.tsx'
import { CopyField } from '../../../ui/CopyField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DONE, SECRET, SECRET_EXPLAINED, SECRET_TITLE } from './hooks.text.ts'

/** Shows a webhook’s secret, the only time that anybody sees it. */
export const SecretDialog = ({ secret, onClose }: { secret: string | null; onClose: () => void }) => (
  <Dialog
    open={secret !== null}
    onOpenChange={(open) => open || onClose()}
    title={SECRET_TITLE}
    description={SECRET_EXPLAINED}
    asksBeforeClosing={false}
  >
    <div className="grid gap-4">
      <CopyField label={SECRET} value={secret ?? ''} />
      <Button variant="primary" className="justify-self-end" onClick={onClose}>
        {DONE}
      </Button>
    </div>
  </Dialog>
)
