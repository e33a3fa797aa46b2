import { useRef, useState } from 'react'
import { Field, type ControlProps, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'
import { later } from './later.tsx'

export type Choice = { value: string; label: string; detail?: string; picture?: string | null }

/** What the picker says while the choices load, if there are none, and if none matches the search. */
type PickerTexts = { loading: string; none: string; noMatch: string }

export type PickerLayerProps = {
  control: ControlProps
  choices: readonly Choice[] | undefined
  chosen: readonly string[]
  onChange: (values: string[]) => void
  placeholder: string
  texts: PickerTexts
}

const PickerLayer = later(() => import('./layers/PickerLayer.tsx'))

type MultiPickerProps = FieldProps & {
  /** Undefined while they load. */
  choices: readonly Choice[] | undefined
  texts: PickerTexts
  placeholder?: string
  /** Set this together with `onChange` if the screen holds the selection itself. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (values: string[]) => void
}

/** Selects several of many choices, with a search. `FormReader.all(name)` reads the selected values. */
export function MultiPicker(props: MultiPickerProps) {
  const { frame, control: picker } = divideFieldProps(props)
  const [own, setOwn] = useState<readonly string[]>(picker.defaultValue ?? [])
  const box = useRef<HTMLDivElement>(null)
  const chosen = picker.value ?? own

  function change(values: string[]) {
    setOwn(values)
    picker.onChange?.(values)
    // Forms and dialogs listen for input events, and this control has no element that fires them.
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <Field {...frame}>
      {(control) => (
        <div ref={box} data-name={frame.name} className="min-h-control min-w-0 in-[.chip]:min-h-0">
          {chosen.map((value) => (
            <input key={value} type="hidden" name={frame.name} value={value} />
          ))}
          <PickerLayer
            control={control}
            choices={picker.choices}
            chosen={chosen}
            onChange={change}
            placeholder={picker.placeholder ?? ''}
            texts={picker.texts}
          />
        </div>
      )}
    </Field>
  )
}

MultiPicker.preload = PickerLayer.preload
