import { useContext } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { DEACTIVATED } from '../rights/managing.rules.ts'
import { ChangeLevelDialog } from './ChangeLevelDialog.tsx'
import { setPermission } from './people.mutations.ts'
import type { PersonWithTeams } from './people.queries.ts'
import type { Person } from './people.table.ts'
import { ACT_LABELS, DEACTIVATION_EXPLAINED, deactivateQuestion, USER_DEACTIVATED } from './people.text.ts'
import type { PersonAct } from './person-acts.rules.ts'
import { RemovalDialog } from './removal-dialog.ts'
import { RenamePersonDialog } from './RenamePersonDialog.tsx'

type PersonDialogProps = { entry: PersonWithTeams; act: PersonAct; me: Person; onClose: () => void }

/** Asks for what an act on a person still needs, and does it. */
export default function PersonDialog({ entry, act, me, onClose }: PersonDialogProps) {
  const { person, name } = entry
  const mutate = useMutate()
  const removalOf = useContext(RemovalDialog)

  function deactivate() {
    const refused = mutate(setPermission, { auditId: newId(), personId: person.id, level: DEACTIVATED })
    if (!refused) toast.success(USER_DEACTIVATED)
    onClose()
  }

  switch (act) {
    case 'change level':
      return <ChangeLevelDialog person={person} name={name} me={me} onClose={onClose} />
    case 'rename':
      return <RenamePersonDialog person={person} name={name} onClose={onClose} />
    case 'deactivate':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={deactivateQuestion(name)}
          detail={DEACTIVATION_EXPLAINED}
          confirmLabel={ACT_LABELS.deactivate}
          onConfirm={deactivate}
        />
      )
    case 'remove':
      return removalOf(entry, onClose)
  }
}
