import { RotateCw } from 'lucide-react'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CLOSE, COMPANY_INVITATIONS, REFRESH } from './answering.text.ts'
import { receivedInvitations, reloadInvitations } from './received-invitations.ts'
import { ReceivedInvitations } from './ReceivedInvitations.tsx'

type InvitationsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The signed-in person's invitations to companies. */
export default function InvitationsDialog({ open, onOpenChange }: InvitationsDialogProps) {
  const { loading } = receivedInvitations.use()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={COMPANY_INVITATIONS} asksBeforeClosing={false}>
      <ReceivedInvitations onAccepted={() => onOpenChange(false)} />
      <DialogActions
        cancelLabel={CLOSE}
        start={
          <IconButton
            label={REFRESH}
            icon={<RotateCw aria-hidden className={loading ? 'animate-spin' : ''} />}
            onClick={reloadInvitations}
          />
        }
      >
        {null}
      </DialogActions>
    </Dialog>
  )
}
