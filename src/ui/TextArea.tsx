import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

/** A field of several lines, which grows with its text if the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = divideFieldProps(props)
  return (
    <Field {...frame}>
      {(wiring) => (
        <textarea
          {...control}
          {...wiring}
          className="control field-sizing-content max-h-80 min-h-[80px] resize-y py-1.5"
        />
      )}
    </Field>
  )
}
