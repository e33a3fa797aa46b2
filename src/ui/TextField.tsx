import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

export function TextField(props: TextFieldProps) {
  const { frame, control } = divideFieldProps(props)
  return (
    <Field {...frame}>
      {(wiring) => <input type="text" autoComplete="off" {...control} {...wiring} className="control" />}
    </Field>
  )
}
