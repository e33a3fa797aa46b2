import type { FieldProps } from './Field.tsx'

/** Splits a control's props into those of its Field and those of the element itself. */
export function divideFieldProps<Props extends FieldProps>(props: Props) {
  const { label, name, description, error, hideLabel, className, ...control } = props
  const frame: FieldProps = {
    label,
    name,
    description,
    error,
    ...(hideLabel !== undefined && { hideLabel }),
    ...(className !== undefined && { className }),
  }
  return { frame, control }
}
