import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { matching } from './choice-match.ts'
import { cx } from './cx.ts'
import { Field, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'
import { later } from './later.tsx'
import { CHOOSE_AGAIN, goneNamed } from './select.text.ts'
import { standingOption } from './standing-option.ts'
import { take } from './take.ts'

export type Option = { value: string; label: string; detail?: string; disabled?: boolean }

type Find = (text: string) => Option[]

export type SelectLayerProps = {
  onClose: () => void
  anchor: RefObject<HTMLButtonElement | null>
  listId: string
  label: string
  options: readonly Option[]
  /** The present choice; undefined if it is gone. */
  value: string | undefined
  onChoose: (value: string) => void
  /** The letter that opened it, and those that came before its field had the focus. */
  typed: string
  find: Find
  noMatch?: string
}

const SelectLayer = later(() => import('./layers/SelectLayer.tsx'))

type SelectProps = FieldProps & {
  options: readonly Option[]
  /** The option for "nothing chosen", whose value is ''. */
  placeholder?: string
  /** Set this together with `onChange` if the screen holds the choice itself. */
  value?: string
  /** Proposed until the select stands on something, which no later proposal moves. */
  defaultValue?: string
  disabled?: boolean
  onChange?: (value: string) => void
  /** What a search in the list finds; by default the options that contain it. */
  find?: Find
  /** What the list says when nothing is found. */
  noMatch?: string
}

const opensList = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  key !== ' ' &&
  (key === 'ArrowDown' || key === 'ArrowUp' || key.length === 1)

/**
 * Chooses one of several options: a click, an arrow or the first letter opens the list, in which typing finds. A choice that leaves the
 * options is replaced by no other, and the form around asks again.
 */
export function Select({ options: given, placeholder, ...props }: SelectProps) {
  const { frame, control } = divideFieldProps(props)
  const [stood, setStood] = useState<Option>()
  const [typed, setTyped] = useState<string | null>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const options = placeholder === undefined ? given : [{ value: '', label: placeholder }, ...given]
  const { chosen, gone, stands } = standingOption(options, { ...control, stood })
  if (stands?.value !== stood?.value) setStood(stands)
  const find = control.find ?? ((text: string) => matching(options, text))
  const prepare = () => void SelectLayer.preload().catch(() => {})

  function choose(value: string) {
    // Whoever hears the event reads the form, which has to have the new value by then.
    flushSync(() => {
      setStood(options.find((option) => option.value === value))
      control.onChange?.(value)
    })
    anchor.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  // Until the list has the focus, the keys of somebody who types fast still come here.
  function press(event: KeyboardEvent) {
    const first = event.key === 'Enter' && typed ? find(typed)[0] : undefined
    if (first && !first.disabled) {
      event.preventDefault()
      setTyped(null)
      choose(first.value)
    } else if (event.key === 'Escape' && typed !== null) {
      take(event)
      setTyped(null)
    } else if (opensList(event)) {
      event.preventDefault()
      const letter = event.key.length === 1 ? event.key : ''
      setTyped((before) => (before ?? '') + letter)
    }
  }

  return (
    <Field {...frame}>
      {({ name, ...wiring }) => (
        <>
          <button
            ref={anchor}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={typed !== null}
            aria-controls={`${wiring.id}-list`}
            data-name={name}
            disabled={control.disabled}
            {...wiring}
            onClick={() => setTyped(typed === null ? '' : null)}
            onPointerEnter={prepare}
            onFocus={prepare}
            onKeyDown={press}
            className="control flex min-w-0 items-center gap-2 text-left"
          >
            <span className={cx('min-w-0 flex-1 truncate', !chosen?.value && 'text-soft')}>
              {gone ? CHOOSE_AGAIN : chosen?.label}
            </span>
            <ChevronDown aria-hidden className="size-3.5 shrink-0 text-soft" />
          </button>
          <input
            type="hidden"
            name={name}
            value={chosen?.value ?? ''}
            disabled={control.disabled}
            data-gone={gone && goneNamed(gone.label)}
          />
          {typed !== null && (
            <SelectLayer
              onClose={() => setTyped(null)}
              anchor={anchor}
              listId={`${wiring.id}-list`}
              label={frame.label}
              options={options}
              value={chosen?.value}
              onChoose={choose}
              typed={typed}
              find={find}
              {...(control.noMatch && { noMatch: control.noMatch })}
            />
          )}
        </>
      )}
    </Field>
  )
}

Select.preload = SelectLayer.preload
