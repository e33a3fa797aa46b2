import { type ReactNode, useState } from 'react'
import { useMutate } from '../sync/browser/react.ts'
import type { Mutation } from '../sync/define-mutation.ts'
import { newId } from '../sync/id.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import { Form, type FormSchema } from './Form.tsx'
import type { FormReader } from './form-reader.ts'
import { SAVE } from './layers.text.ts'
import { SubmitButton } from './SubmitButton.tsx'

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
  /** Runs once the mutation was made; the dialog closes by itself. */
  onDone?: ((input: Input) => void) | undefined
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
  start,
  onClose,
  children,
}: DialogFormProps<Input>) {
  const mutate = useMutate()
  const [id] = useState(newId)
  return (
    <Form
      schema={schema}
      read={(form) => read(form, id)}
      onSubmit={(input) => {
        if (mutate(mutation, keep ? keep(input) : input)) return
        onDone?.(input)
        onClose()
      }}
    >
      {children}
      <DialogActions start={start}>
        <SubmitButton needsValid={needsValid}>{submitLabel}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
