import { FormDialog } from '../../ui/FormDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { LevelSelect } from '../rights/LevelSelect.tsx'
import { grantableLevels } from '../rights/managing.rules.ts'
import { setPermission } from './people.mutations.ts'
import type { Person } from './people.table.ts'
import { ACT_LABELS, PERMISSION_UPDATED } from './people.text.ts'

type ChangeLevelDialogProps = { person: Person; name: string; me: Person; onClose: () => void }

export function ChangeLevelDialog({ person, name, me, onClose }: ChangeLevelDialogProps) {
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={ACT_LABELS['change level']}
      description={name}
      size="sm"
      mutation={setPermission}
      read={(form, auditId) => ({ auditId, personId: person.id, level: form.raw('level') })}
      onDone={() => toast.success(PERMISSION_UPDATED)}
    >
      <LevelSelect levels={grantableLevels(me.level)} defaultValue={person.level} />
    </FormDialog>
  )
}
