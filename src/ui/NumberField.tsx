import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'

type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { unit?: string }

/** A number in a text input: phones show digits, and the mouse wheel can't change it. `FormReader.number` reads it. */
export function NumberField({ unit, ...props }: NumberFieldProps) {
  const { frame, control } = divideFieldProps(props)
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="relative block">
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...control}
            {...wiring}
            className={unit ? 'control pr-12 text-right' : 'control'}
          />
          {unit && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-soft"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
