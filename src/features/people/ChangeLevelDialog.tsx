import { useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { toast } from '../../ui/toast.ts'
import { LevelSelect } from '../rights/LevelSelect.tsx'
import { setPermission } from './people.mutations.ts'
import type { Person } from './people.table.ts'
import { PERMISSION_UPDATED } from './people.text.ts'
import { grantableLevels } from '../rights/managing.rules.ts'

type ChangeLevelDialogProps = { person: Person; name: string; me: Person; onDone: () => void }

export function ChangeLevelDialog({ person, name, me, onDone }: ChangeLevelDialogProps) {
  const mutate = useMutate()
  const [auditId] = useState(newId)
  return (
    <Dialog open onOpenChange={onDone} title="Change permission" description={name} size="sm">
      <Form
        schema={setPermission.schema}
        read={(form) => ({ auditId, personId: person.id, level: form.raw('level') })}
        onSubmit={(change) => {
          if (mutate(setPermission, change)) return
          toast.success(PERMISSION_UPDATED)
          onDone()
        }}
      >
        <LevelSelect levels={grantableLevels(me.level)} defaultValue={person.level} />
        <DialogActions>
          <SubmitButton>Save</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
