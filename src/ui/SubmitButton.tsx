import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from './Button.tsx'
import { useForm } from './form-context.ts'

type SubmitButtonProps = {
  children: ReactNode
  variant?: ButtonVariant
  className?: string
  disabled?: boolean
}

/** Sends the surrounding form; busy while that is under way. */
export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps) {
  return <Button type="submit" variant={variant} pending={useForm().pending} {...rest} />
}
