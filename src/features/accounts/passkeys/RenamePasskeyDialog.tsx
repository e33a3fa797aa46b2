import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { passkeys } from './passkeys-resource.ts'
import { type ListedPasskey, PASSKEY_NAME_MAX, renameInput } from './passkeys.requests.ts'
import { NAME, PASSKEY_NOT_RENAMED, PASSKEY_RENAMED, RENAME_PASSKEY, SAVE } from './passkeys.text.ts'

type RenamePasskeyDialogProps = { passkey: ListedPasskey; onClose: () => void }

export default function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={RENAME_PASSKEY} size="sm">
      <Form
        schema={renameInput}
        read={(form) => ({ id, name: form.text('name') })}
        onSubmit={async (input) => {
          await post('/api/passkeys/rename', input, PASSKEY_NOT_RENAMED)
          onClose()
          toast.success(PASSKEY_RENAMED)
          await passkeys.refresh().catch(() => undefined)
        }}
      >
        <TextField label={NAME} name="name" defaultValue={name} maxLength={PASSKEY_NAME_MAX} autoFocus />
        <DialogActions>
          <SubmitButton>{SAVE}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
