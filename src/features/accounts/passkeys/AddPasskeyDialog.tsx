import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import { Alert } from '../../../ui/Alert.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { CALLED_OFF } from './passkey-entrance.text.ts'
import { passkeys } from './passkeys-resource.ts'
import { PASSKEY_NAME_MAX, passkeyNameInput } from './passkeys.requests.ts'
import {
  ADD_PASSKEY,
  CONTINUE,
  NAME,
  NOT_SUPPORTED,
  PASSKEY_ADDED,
  PASSKEY_NOT_ADDED,
  WHAT_THEY_ARE,
  YOUR_PASSWORD,
} from './passkeys.text.ts'

type AddPasskeyDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Name and password, then whatever the browser asks. */
export default function AddPasskeyDialog({ open, onOpenChange }: AddPasskeyDialogProps) {
  async function add(input: { name: string; password: string }) {
    const path = '/api/passkeys/begin'
    const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>(path, input, PASSKEY_NOT_ADDED)
    const credential = await startRegistration({ optionsJSON }).catch(() => {
      throw Object.assign(new Error(CALLED_OFF), { title: PASSKEY_NOT_ADDED, detail: CALLED_OFF })
    })
    await post('/api/passkeys', { name: input.name, credential }, PASSKEY_NOT_ADDED)
    onOpenChange(false)
    toast.success(PASSKEY_ADDED)
    await passkeys.refresh().catch(() => undefined)
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={ADD_PASSKEY} description={WHAT_THEY_ARE} size="sm">
      {browserSupportsWebAuthn() ? (
        <Form
          schema={passkeyNameInput}
          read={(form) => ({ name: form.text('name'), password: form.raw('password') })}
          onSubmit={add}
        >
          <TextField label={NAME} name="name" maxLength={PASSKEY_NAME_MAX} autoFocus />
          <PasswordField label={YOUR_PASSWORD} autoComplete="current-password" />
          <DialogActions>
            <SubmitButton>{CONTINUE}</SubmitButton>
          </DialogActions>
        </Form>
      ) : (
        <Alert kind="warn" title={NOT_SUPPORTED} />
      )}
    </Dialog>
  )
}
