import { useState } from 'react'
import { useForm } from '../../../ui/form-context.ts'
import { PASSWORD_MIN } from '../account-limits.rules.ts'
import { passwordProblem, passwordStrength } from './password.rules.ts'
import { PasswordField } from './PasswordField.tsx'
import { hintAtFirst, STRENGTH_HINTS } from './passwords.text.ts'

type NewPasswordFieldProps = { label?: string; name?: string; email: string }

/** A field for a new password, with a hint while typing: the rule it breaks, or how strong it is. */
export function NewPasswordField({ label, name = 'password', email }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const error = useForm().errors[name]
  return (
    <PasswordField
      {...(label && { label })}
      name={name}
      autoComplete="new-password"
      onValue={setPassword}
      description={<span aria-live="polite">{hint(password, email, error)}</span>}
    />
  )
}

/** What the form's error says already isn't said twice. */
function hint(password: string, email: string, error: string | undefined): string {
  const problem = passwordProblem(password, email)
  if ([...password].length < PASSWORD_MIN || (problem && problem === error)) return hintAtFirst(PASSWORD_MIN)
  return problem ?? STRENGTH_HINTS[passwordStrength(password, email)]
}
