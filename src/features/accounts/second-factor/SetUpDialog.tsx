import { useState } from 'react'
import { CopyField } from '../../../ui/CopyField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { QrCode } from '../../../ui/QrCode.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { secondFactor } from './second-factor-resource.ts'
import {
  confirmInput,
  type NewRecoveryCodes,
  type NewSecret,
  passwordInput,
} from './second-factor.requests.ts'
import {
  CODE_IN_APP,
  CONTINUE,
  NOT_DONE,
  PASSWORD_AGAIN,
  QR_CODE,
  SCAN,
  SECRET,
  SET_UP_CODES,
  TURN_ON,
  YOUR_RECOVERY_CODES,
} from './second-factor.text.ts'

type SetUpDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Password, then the secret with its first code, then the recovery codes. */
export default function SetUpDialog({ open, onOpenChange }: SetUpDialogProps) {
  const [made, setMade] = useState<NewSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  function close() {
    onOpenChange(false)
    setMade(null)
    setCodes(null)
    void secondFactor.refresh().catch(() => undefined)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={codes ? YOUR_RECOVERY_CODES : SET_UP_CODES}
      size="sm"
      changed={codes !== null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : made ? (
        <FirstCode {...made} onDone={setCodes} />
      ) : (
        <Password onDone={setMade} />
      )}
    </Dialog>
  )
}

const Password = ({ onDone }: { onDone: (made: NewSecret) => void }) => (
  <Form
    schema={passwordInput}
    read={(form) => ({ password: form.raw('password') })}
    onSubmit={async (input) => onDone(await post<NewSecret>('/api/second-factor/begin', input, NOT_DONE))}
  >
    <PasswordField label={PASSWORD_AGAIN} autoComplete="current-password" />
    <DialogActions>
      <SubmitButton>{CONTINUE}</SubmitButton>
    </DialogActions>
  </Form>
)

const FirstCode = ({ secret, uri, onDone }: NewSecret & { onDone: (codes: string[]) => void }) => (
  <Form
    key="code"
    schema={confirmInput}
    read={(form) => ({ code: form.text('code') })}
    onSubmit={async (input) => {
      const answer = await post<NewRecoveryCodes>('/api/second-factor/confirm', input, NOT_DONE)
      onDone(answer.recoveryCodes)
    }}
  >
    <p>{SCAN}</p>
    <div className="grid justify-items-center">
      <QrCode text={uri} label={QR_CODE} />
    </div>
    <CopyField label={SECRET} value={secret} />
    <TextField
      label={CODE_IN_APP}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={60}
      autoFocus
    />
    <DialogActions>
      <SubmitButton>{TURN_ON}</SubmitButton>
    </DialogActions>
  </Form>
)
