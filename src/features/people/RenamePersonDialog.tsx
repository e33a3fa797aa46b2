import { useMutate } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { renamePerson } from './people.mutations.ts'
import type { Person } from './people.table.ts'
import { NAME_UPDATED } from './people.text.ts'

type RenamePersonDialogProps = { person: Person; name: string; onDone: () => void }

export function RenamePersonDialog({ person, name, onDone }: RenamePersonDialogProps) {
  const mutate = useMutate()
  return (
    <Dialog open onOpenChange={onDone} title="Rename" description={person.email} size="sm">
      <Form
        schema={renamePerson.schema}
        read={(form) => ({ personId: person.id, fullName: form.text('fullName') })}
        onSubmit={(change) => {
          if (mutate(renamePerson, change)) return
          toast.success(NAME_UPDATED)
          onDone()
        }}
      >
        <TextField
          label="Full name"
          name="fullName"
          defaultValue={person.fullName || name}
          maxLength={100}
          description="How this person is called in this company."
        />
        <DialogActions>
          <SubmitButton>Save</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
