import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  description?: ReactNode
  hideLabel?: boolean
}

type ToggleProps = CheckboxProps & { look: 'checkbox' | 'switch' }

function Toggle({ label, description, hideLabel, look, className, ...rest }: ToggleProps) {
  const id = useId()
  return (
    <label
      className={cx(
        'grid min-h-control grid-flow-col content-center items-start justify-start gap-2.5 has-disabled:text-soft',
        className,
      )}
    >
      <input
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        aria-describedby={description ? id : undefined}
        {...rest}
        // Both stand on the first line, and the switch is as high as it.
        className={cx(look, look === 'checkbox' && 'mt-px')}
      />
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        {label}
        {description && (
          <span id={id} className="block text-[0.8125rem] text-soft">
            {description}
          </span>
        )}
      </span>
    </label>
  )
}

export const Checkbox = (props: CheckboxProps) => <Toggle look="checkbox" {...props} />

/** For settings that take effect immediately. */
export const Switch = (props: CheckboxProps) => <Toggle look="switch" {...props} />
