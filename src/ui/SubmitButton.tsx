import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from './Button.tsx'
import { useForm } from './form-context.ts'

type SubmitButtonProps = {
  children: ReactNode
  variant?: ButtonVariant
  className?: string
  disabled?: boolean
  /** Disabled until the form's schema takes what is entered. */
  needsValid?: boolean
}

/** Submits the form around it, and is busy in the meantime. */
export function SubmitButton({
  variant = 'primary',
  disabled = false,
  needsValid = false,
  ...rest
}: SubmitButtonProps) {
  const { pending, valid } = useForm()
  const isDisabled = disabled || (needsValid && !valid)
  return <Button type="submit" variant={variant} pending={pending} disabled={isDisabled} {...rest} />
}
