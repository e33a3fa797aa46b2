import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & {
    /** Without a box, and with its label in the place of its text. */
    unboxed?: boolean
  }

/** A field of several lines, which grows with its text. */
export function TextArea({ unboxed = false, ...props }: TextAreaProps) {
  const { frame, control } = divideFieldProps(props)
  return (
    <Field {...frame} {...(unboxed && { hideLabel: true })}>
      {(wiring) => (
        <textarea
          {...(unboxed && { placeholder: frame.label })}
          {...control}
          {...wiring}
          className={cx(
            'field-sizing-content max-h-80',
            unboxed ? 'unboxed min-h-12 resize-none' : 'control min-h-[80px] resize-y py-1.5',
          )}
        />
      )}
    </Field>
  )
}
