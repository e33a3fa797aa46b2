import { useMutate } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { IssueFields } from './IssueFields.tsx'
import { updateIssue } from './issues.mutations.ts'
import type { IssueItem } from './issues.queries.ts'

type EditIssueDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: IssueItem }

export default function EditIssueDialog({ open, onOpenChange, item: { issue } }: EditIssueDialogProps) {
  const mutate = useMutate()
  const read = (form: FormReader) => ({
    id: issue.id,
    title: form.text('title'),
    description: form.optional('description'),
    issueType: form.raw('issueType'),
    ownerId: form.raw('ownerId'),
  })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit issue">
      <Form
        schema={updateIssue.schema}
        read={read}
        onSubmit={(changed) => {
          if (!mutate(updateIssue, changed)) onOpenChange(false)
        }}
      >
        <IssueFields {...issue} />
        <DialogActions>
          <SubmitButton>Save</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
