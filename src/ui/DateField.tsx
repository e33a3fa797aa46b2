import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'

type DateFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

/** The browser's own date picker. Values are days such as `2026-02-27`. */
export function DateField(props: DateFieldProps) {
  const { frame, control } = divideFieldProps(props)
  return (
    <Field {...frame}>{(wiring) => <input type="date" {...control} {...wiring} className="control" />}</Field>
  )
}
