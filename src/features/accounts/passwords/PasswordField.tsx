import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { HIDE_PASSWORD, PASSWORD, SHOW_PASSWORD } from './passwords.text.ts'

type PasswordFieldProps = {
  label?: string
  name?: string
  autoComplete: 'current-password' | 'new-password'
  description?: ReactNode
  onValue?: (password: string) => void
}

/** A password that can be shown while it is typed. */
export function PasswordField({
  label = PASSWORD,
  name = 'password',
  autoComplete,
  description,
  onValue,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const verb = shown ? HIDE_PASSWORD : SHOW_PASSWORD
  return (
    <Field label={label} name={name} description={description}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
            className="control pr-11"
            onChange={(event) => onValue?.(event.target.value)}
          />
          <button
            type="button"
            aria-label={verb}
            title={verb}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-soft hover:text-ink [&_svg]:size-4"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  )
}
