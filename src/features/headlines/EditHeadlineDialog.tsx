import { useMutate } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { toast } from '../../ui/toast.ts'
import { HeadlineFields } from './HeadlineFields.tsx'
import { updateHeadline } from './headlines.mutations.ts'
import type { Headline } from './headlines.table.ts'

type EditHeadlineDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; headline: Headline }

export default function EditHeadlineDialog({ open, onOpenChange, headline }: EditHeadlineDialogProps) {
  const mutate = useMutate()
  const read = (form: FormReader) => ({
    id: headline.id,
    title: form.text('title'),
    content: form.optional('content'),
  })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit headline">
      <Form
        schema={updateHeadline.schema}
        read={read}
        onSubmit={(changed) => {
          if (mutate(updateHeadline, changed)) return
          toast.success('Headline updated')
          onOpenChange(false)
        }}
      >
        <HeadlineFields title={headline.title} content={headline.content} />
        <DialogActions>
          <SubmitButton>Save</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
