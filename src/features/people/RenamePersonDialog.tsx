import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { renamePerson } from './people.mutations.ts'
import type { Person } from './people.table.ts'
import { ACT_LABELS, FULL_NAME, FULL_NAME_EXPLAINED, NAME_UPDATED } from './people.text.ts'

type RenamePersonDialogProps = { person: Person; name: string; onClose: () => void }

export function RenamePersonDialog({ person, name, onClose }: RenamePersonDialogProps) {
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={ACT_LABELS.rename}
      description={person.email}
      size="sm"
      mutation={renamePerson}
      read={(form) => ({ personId: person.id, fullName: form.text('fullName') })}
      onDone={() => toast.success(NAME_UPDATED)}
    >
      <TextField
        label={FULL_NAME}
        name="fullName"
        defaultValue={person.fullName || name}
        maxLength={100}
        description={FULL_NAME_EXPLAINED}
      />
    </FormDialog>
  )
}
