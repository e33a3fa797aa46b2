import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import {
  CHANGE_EMAIL,
  EMAIL_NOT_CHANGED,
  LINK_GOES_THERE,
  LINK_SENT,
  NEW_EMAIL,
  openLinkAt,
  SEND_LINK,
  YOUR_PASSWORD,
} from '../credentials.text.ts'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { emailChangeInput } from './email-change.requests.ts'

type EmailChangeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function EmailChangeDialog({ open, onOpenChange }: EmailChangeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={CHANGE_EMAIL}
      description={LINK_GOES_THERE}
      size="sm"
    >
      <Form
        schema={emailChangeInput}
        read={(form) => ({ email: form.text('email'), password: form.raw('password') })}
        onSubmit={async (input) => {
          await post('/api/email-change', input, EMAIL_NOT_CHANGED)
          onOpenChange(false)
          toast.success(LINK_SENT, openLinkAt(input.email))
        }}
      >
        <TextField label={NEW_EMAIL} name="email" type="email" inputMode="email" autoComplete="email" />
        <PasswordField label={YOUR_PASSWORD} autoComplete="current-password" />
        <DialogActions>
          <SubmitButton>{SEND_LINK}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
