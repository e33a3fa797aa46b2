import { type ReactNode, useState } from 'react'
import { useMutate } from '../sync/browser/react.ts'
import type { Mutation } from '../sync/define-mutation.ts'
import { newId } from '../sync/id.ts'
import { announce } from './announce.ts'
import { Switch } from './Checkbox.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import { withModifier } from './keyboard.ts'
import { Form, type FormSchema } from './Form.tsx'
import { type FormReader, formReader } from './form-reader.ts'
import { CREATE_ANOTHER, CREATED_GO_ON, SAVE } from './layers.text.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { ENTER } from './ui.text.ts'

type FormDialogProps<Input> = Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'description' | 'size'
> & {
  mutation: Mutation<Input>
  /** In place of the mutation's own schema where a rule of the product checks more. */
  schema?: FormSchema<Input> | undefined
  /** What to send. `id` stays the same until the dialog closes, so that a second attempt makes the same row. */
  read: (form: FormReader, id: string) => unknown
  /** The part of it to send, such as only what differs from an edited row. */
  keep?: ((input: Input) => Input) | undefined
  submitLabel?: string | undefined
  /** Disables the button until the schema takes what is entered. */
  needsValid?: boolean | undefined
  /** Runs once the mutation was made; the dialog closes by itself. `form` also has what the mutation doesn’t take. */
  onDone?: ((input: Input, form: FormReader) => void) | undefined
  /** Offers to keep the dialog open for another row: what was typed is emptied, what was chosen stays. */
  offersAnother?: boolean | undefined
  /** Stands on the far side of the row of buttons. */
  start?: ReactNode
  /** Shown in place of the form, for somebody who can't fill it in yet. */
  instead?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A dialog that makes one mutation from what is entered. A refusal leaves it open with everything that was typed. */
export function FormDialog<Input>({
  open,
  onOpenChange,
  title,
  description,
  size,
  instead,
  ...form
}: FormDialogProps<Input>) {
  const shell = { open, onOpenChange, title, description, ...(size && { size }) }
  return <Dialog {...shell}>{instead ?? <DialogForm {...form} onClose={() => onOpenChange(false)} />}</Dialog>
}

type AnotherSwitchProps = { checked: boolean; onChange: (checked: boolean) => void }

// To turn it is no change that could be lost.
const AnotherSwitch = ({ checked, onChange }: AnotherSwitchProps) => (
  <Switch
    label={CREATE_ANOTHER}
    className="text-[0.8125rem] text-soft"
    checked={checked}
    onInput={(event) => event.stopPropagation()}
    onChange={({ target }) => onChange(target.checked)}
  />
)

type DialogFormProps<Input> = Omit<FormDialogProps<Input>, keyof DialogProps | 'instead'> & {
  onClose: () => void
  children: ReactNode
}

function DialogForm<Input>({
  mutation,
  schema = mutation.schema,
  read,
  keep,
  submitLabel = SAVE,
  needsValid = false,
  onDone,
  offersAnother = false,
  start,
  onClose,
  children,
}: DialogFormProps<Input>) {
  const mutate = useMutate()
  const [id, setId] = useState(newId)
  const [another, setAnother] = useState(false)

  function makeAnother(form: HTMLFormElement) {
    setId(newId())
    // Chips hold their choice themselves, so this empties only what was typed.
    form.reset()
    form.querySelector<HTMLElement>('[data-title]')?.focus()
    announce(CREATED_GO_ON)
  }

  return (
    <Form
      schema={schema}
      read={(form) => read(form, id)}
      onSubmit={(input, form) => {
        // Read first: what the mutation changes may take fields away.
        const entered = formReader(new FormData(form))
        if (mutate(mutation, keep ? keep(input) : input)) return
        onDone?.(input, entered)
        if (another) makeAnother(form)
        else onClose()
      }}
    >
      {children}
      <DialogActions
        keys={withModifier(ENTER)}
        start={start ?? (offersAnother && <AnotherSwitch checked={another} onChange={setAnother} />)}
      >
        <SubmitButton needsValid={needsValid}>{submitLabel}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
