import { type ReactNode, useContext, useId } from 'react'
import { ChipsContext } from './chips-context.ts'
import { useForm } from './form-context.ts'
import { cx } from './cx.ts'

/** The props that every field has. */
export type FieldProps = {
  label: string
  name: string
  description?: ReactNode
  /** Shown below the control instead of the form's message for this name. */
  error?: string | undefined
  hideLabel?: boolean
  className?: string
}

export type ControlProps = {
  id: string
  name: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

type Frame = FieldProps & { children: (control: ControlProps) => ReactNode }

/** A label, a control, its description and its error, linked for assistive technology. */
export function Field({ label, name, description, error: ownError, hideLabel, className, children }: Frame) {
  const id = useId()
  const formError = useForm().errors[name]
  const error = ownError ?? formError
  const describedBy = [description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ')
  const isChip = useContext(ChipsContext)
  const look = isChip ? 'text-soft' : 'font-medium'
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <div className={isChip ? 'chip' : 'contents'}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : cx('text-[0.8125rem]', look)}>
          {label}
        </label>
        {children({
          id,
          name,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
      </div>
      {description && (
        <p id={`${id}-about`} className="text-[0.8125rem] text-soft">
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-[0.8125rem] font-medium text-bad-ink">
          {error}
        </p>
      )}
    </div>
  )
}
