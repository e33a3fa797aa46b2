import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'

type Option = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'multiple'> & {
    options: readonly Option[]
    /** The option for "nothing chosen", whose value is ''. */
    placeholder?: string
  }

/** The browser's own select: native on phones, and styled where `appearance: base-select` is supported. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, control } = divideFieldProps(props)
  return (
    <Field {...frame}>
      {(wiring) => (
        <select {...control} {...wiring} className="control">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
