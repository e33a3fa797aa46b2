import { useState } from 'react'
import { useActor, useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { invitePerson } from './invitations.mutations.ts'
import { LevelSelect } from '../rights/LevelSelect.tsx'
import { peopleOfCompany, teamsWithMembers } from '../people/people.queries.ts'
import { invitableLevels } from '../rights/managing.rules.ts'

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite people"
      description="They get a mail with a link that works for 7 days."
    >
      <InviteForm onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const TEAM_TEXTS = { loading: 'Loading teams...', none: 'No teams available', noMatch: 'No teams found.' }

function InviteForm({ onDone }: { onDone: () => void }) {
  const actor = useActor()
  const mutate = useMutate()
  const [id] = useState(newId)
  const me = useLive(peopleOfCompany, {})?.find(({ person }) => person.id === actor.id)?.person
  const teams = useLive(teamsWithMembers, {})?.filter(({ manages }) => manages)
  const levels = invitableLevels(me?.level ?? 'inactive')
  return (
    <Form
      schema={invitePerson.schema}
      read={(form) => ({
        id,
        email: form.text('email'),
        fullName: form.text('fullName'),
        level: form.raw('level'),
        teamIds: form.all('teamIds'),
      })}
      onSubmit={(invitation) => {
        if (!mutate(invitePerson, invitation)) onDone()
      }}
    >
      <TextField label="E-mail" name="email" type="email" inputMode="email" autoFocus maxLength={254} />
      <TextField label="Full name (optional)" name="fullName" maxLength={100} />
      <LevelSelect levels={levels} defaultValue="member" />
      <MultiPicker
        label="Teams (optional)"
        name="teamIds"
        texts={TEAM_TEXTS}
        placeholder="Choose teams"
        choices={teams?.map(({ team }) => ({ value: team.id, label: team.name }))}
      />
      <DialogActions>
        <SubmitButton>Send invitation</SubmitButton>
      </DialogActions>
    </Form>
  )
}
