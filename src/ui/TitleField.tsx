import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'

type TitleFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** What a dialog is about: its first field, in large letters. It has the focus from the start. */
export function TitleField(props: TitleFieldProps) {
  const { frame, control } = divideFieldProps(props)
  return (
    <Field {...frame} hideLabel>
      {(wiring) => (
        <input
          type="text"
          autoComplete="off"
          autoFocus
          required
          placeholder={frame.label}
          {...control}
          {...wiring}
          data-title
          className="unboxed text-[1.25rem]! leading-7 font-semibold placeholder:font-medium"
        />
      )}
    </Field>
  )
}
