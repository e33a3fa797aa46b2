import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { passkeys } from './passkeys-resource.ts'
import { type ListedPasskey, removeInput } from './passkeys.requests.ts'
import {
  CANNOT_SIGN_IN,
  PASSKEY_NOT_REMOVED,
  PASSKEY_REMOVED,
  REMOVE,
  REMOVE_PASSKEY,
  YOUR_PASSWORD,
} from './passkeys.text.ts'

type RemovePasskeyDialogProps = { passkey: ListedPasskey | null; onClose: () => void }

export default function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  return (
    <Dialog
      open={passkey !== null}
      onOpenChange={onClose}
      title={REMOVE_PASSKEY}
      description={CANNOT_SIGN_IN}
      size="sm"
    >
      <Form
        schema={removeInput}
        read={(form) => ({ id: passkey?.id, password: form.raw('password') })}
        onSubmit={async (input) => {
          await post('/api/passkeys/remove', input, PASSKEY_NOT_REMOVED)
          onClose()
          toast.success(PASSKEY_REMOVED)
          await passkeys.refresh().catch(() => undefined)
        }}
      >
        <p className="font-medium [overflow-wrap:anywhere]">{passkey?.name}</p>
        <PasswordField label={YOUR_PASSWORD} autoComplete="current-password" />
        <DialogActions>
          <SubmitButton variant="danger">{REMOVE}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
