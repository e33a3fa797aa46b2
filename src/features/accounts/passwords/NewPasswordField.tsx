import { useState } from 'react'
import { PASSWORD_MIN } from '../account-limits.rules.ts'
import { passwordProblem, passwordStrength } from './password.rules.ts'
import { PasswordField } from './PasswordField.tsx'
import { hintAtFirst, STRENGTH_HINTS } from './passwords.text.ts'

type NewPasswordFieldProps = { label?: string; name?: string; email: string }

/** A field for a new password, with a hint while typing: the rule it breaks, or how strong it is. */
export function NewPasswordField({ label, name, email }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      {...(label && { label })}
      {...(name && { name })}
      autoComplete="new-password"
      onValue={setPassword}
      description={<span aria-live="polite">{hint(password, email)}</span>}
    />
  )
}

function hint(password: string, email: string): string {
  if ([...password].length < PASSWORD_MIN) return hintAtFirst(PASSWORD_MIN)
  return passwordProblem(password, email) ?? STRENGTH_HINTS[passwordStrength(password, email)]
}
