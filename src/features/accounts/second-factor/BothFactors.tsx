import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { type PasswordAndCode, passwordAndCodeInput } from './second-factor.requests.ts'
import { CODE_OR_RECOVERY, PASSWORD_AGAIN } from './second-factor.text.ts'

type BothFactorsProps = {
  label: string
  danger?: boolean
  onSubmit: (input: PasswordAndCode) => Promise<void>
}

/** Password and code, before something that weakens how an account is guarded. */
export const BothFactors = ({ label, danger = false, onSubmit }: BothFactorsProps) => (
  <Form
    schema={passwordAndCodeInput}
    read={(form) => ({ password: form.raw('password'), code: form.text('code') })}
    onSubmit={onSubmit}
  >
    <PasswordField label={PASSWORD_AGAIN} autoComplete="current-password" />
    <TextField label={CODE_OR_RECOVERY} name="code" autoComplete="one-time-code" maxLength={60} />
    <DialogActions>
      <SubmitButton variant={danger ? 'danger' : 'primary'}>{label}</SubmitButton>
    </DialogActions>
  </Form>
)
