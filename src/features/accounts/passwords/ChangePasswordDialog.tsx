import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { toast } from '../../../ui/toast.ts'
import {
  CHANGE_PASSWORD,
  NEW_PASSWORD,
  OTHERS_SIGNED_OUT,
  PASSWORD_CHANGED,
  PASSWORD_NOT_CHANGED,
  PRESENT_PASSWORD,
} from '../credentials.text.ts'
import { sessions } from '../sessions/session-resource.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { changePasswordForm } from './password-forms.ts'

type ChangePasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; email: string }

export default function ChangePasswordDialog({ open, onOpenChange, email }: ChangePasswordDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={CHANGE_PASSWORD}
      description={OTHERS_SIGNED_OUT}
      size="sm"
    >
      <Form
        schema={changePasswordForm(email)}
        read={(form) => ({ password: form.raw('password'), newPassword: form.raw('newPassword') })}
        onSubmit={async (input) => {
          await post('/api/change-password', input, PASSWORD_NOT_CHANGED)
          onOpenChange(false)
          toast.success(PASSWORD_CHANGED)
          await sessions.refresh().catch(() => undefined)
        }}
      >
        <PasswordField label={PRESENT_PASSWORD} autoComplete="current-password" />
        <NewPasswordField label={NEW_PASSWORD} name="newPassword" email={email} />
        <DialogActions>
          <SubmitButton>{CHANGE_PASSWORD}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
