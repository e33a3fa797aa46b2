import type { ComponentProps, KeyboardEvent } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { divideFieldProps } from './field-props.ts'

type TitleFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

/**
 * What a dialog is about: its first field, in large letters. It has the focus from the start. A long title is shown whole on several
 * lines, but remains one line of text: Enter submits the form.
 */
export function TitleField(props: TitleFieldProps) {
  const { frame, control } = divideFieldProps(props)
  return (
    <Field {...frame} hideLabel>
      {(wiring) => (
        <textarea
          rows={1}
          autoComplete="off"
          autoFocus
          required
          placeholder={frame.label}
          onKeyDown={submitByEnter}
          onInput={({ currentTarget }) => joinLines(currentTarget)}
          {...control}
          {...wiring}
          data-title
          className="unboxed field-sizing-content max-h-40 resize-none text-[1.25rem]! leading-7 font-semibold placeholder:font-medium"
        />
      )}
    </Field>
  )
}

/** As in a field of one line: the browser presses the form's button, unless it is disabled. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.click()
}

/** A pasted text may bring line breaks. */
function joinLines(field: HTMLTextAreaElement): void {
  if (field.value.includes('\n')) field.value = field.value.replace(/\s*\n\s*/g, ' ')
}
