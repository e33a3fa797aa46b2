import { useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { DEACTIVATED } from '../rights/managing.rules.ts'
import { ChangeLevelDialog } from './ChangeLevelDialog.tsx'
import { removePerson, setPermission } from './people.mutations.ts'
import type { PersonWithTeams } from './people.queries.ts'
import type { Person } from './people.table.ts'
import { PERSON_REMOVED, USER_DEACTIVATED } from './people.text.ts'
import type { PersonAct } from './person-acts.rules.ts'
import { RenamePersonDialog } from './RenamePersonDialog.tsx'

type PersonDialogProps = { entry: PersonWithTeams; act: PersonAct; me: Person; onDone: () => void }

/** Asks what an act on a person still needs to know, and does it. */
export default function PersonDialog({ entry: { person, name }, act, me, onDone }: PersonDialogProps) {
  const mutate = useMutate()

  function deactivate() {
    const refused = mutate(setPermission, { auditId: newId(), personId: person.id, level: DEACTIVATED })
    if (!refused) toast.success(USER_DEACTIVATED)
    onDone()
  }

  function remove() {
    if (!mutate(removePerson, { auditId: newId(), personId: person.id })) toast.success(PERSON_REMOVED)
    onDone()
  }

  switch (act) {
    case 'change level':
      return <ChangeLevelDialog person={person} name={name} me={me} onDone={onDone} />
    case 'rename':
      return <RenamePersonDialog person={person} name={name} onDone={onDone} />
    case 'deactivate':
      return (
        <ConfirmDialog
          open
          onOpenChange={onDone}
          title={`Deactivate ${name}?`}
          detail="They are signed out everywhere and can only view from now on. You can change their permission again later."
          confirmLabel="Deactivate"
          onConfirm={deactivate}
        />
      )
    case 'remove':
      return (
        <ConfirmDialog
          open
          onOpenChange={onDone}
          title={`Remove ${name} from the company?`}
          detail="They lose access at once and leave all teams. What they did stays. To come back they need a new invitation."
          confirmLabel="Remove"
          danger
          onConfirm={remove}
        />
      )
  }
}
