import { useState } from 'react'
import { strengthWords } from '../accounts.text.ts'
import { PasswordField } from './PasswordField.tsx'
import { PASSWORD_MIN, passwordProblem, passwordStrength } from './password.rules.ts'

/** A password to be chosen, with a hint while typing: the rule it breaks, or how strong it is. */
export function NewPasswordField({ label, email }: { label?: string; email: string }) {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      {...(label && { label })}
      autoComplete="new-password"
      onValue={setPassword}
      description={<span aria-live="polite">{hint(password, email)}</span>}
    />
  )
}

function hint(password: string, email: string): string {
  if ([...password].length < PASSWORD_MIN)
    return `At least ${PASSWORD_MIN} characters; a few words make a good one.`
  return passwordProblem(password, email) ?? strengthWords[passwordStrength(password, email)]
}
