import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { checkedSchema } from '../../ui/checked-schema.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { formReader } from '../../ui/form-reader.ts'
import { later } from '../../ui/later.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { normalEmail } from '../accounts/email.rules.ts'
import { peopleOfCompany, teamsWithMembers } from '../people/people.queries.ts'
import { LevelSelect } from '../rights/LevelSelect.tsx'
import { invitableLevels } from '../rights/managing.rules.ts'
import { invitePerson } from './invitations.mutations.ts'
import { isAddress } from './invitations.rules.ts'
import {
  CHOOSE_TEAMS,
  EMAIL,
  ENTER_AN_ADDRESS,
  FULL_NAME,
  INVITE_PEOPLE,
  INVITE_SEVERAL_INSTEAD,
  INVITING_EXPLAINED,
  SEND_INVITATION,
  TEAM_PICKER,
  TEAMS,
} from './invitations.text.ts'

const InviteManyDialog = later(() => import('./many/InviteManyDialog.tsx'))

const schema = checkedSchema(invitePerson.schema, ({ email }) =>
  isAddress(normalEmail(email)) ? null : { field: 'email', text: ENTER_AN_ADDRESS },
)

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Invites one person, or leads on to inviting several with what was typed. */
export default function InviteDialog(dialog: InviteDialogProps) {
  const [begun, setBegun] = useState<string | null>(null)
  if (begun !== null) return <InviteManyDialog {...dialog} begun={begun} />
  return (
    <FormDialog
      {...dialog}
      title={INVITE_PEOPLE}
      description={INVITING_EXPLAINED}
      mutation={invitePerson}
      schema={schema}
      read={(form, id) => ({
        id,
        email: form.text('email'),
        fullName: form.optional('fullName'),
        level: form.raw('level'),
        teamIds: form.all('teamIds'),
      })}
      submitLabel={SEND_INVITATION}
      start={
        <Button
          variant="ghost"
          onPointerEnter={() => void InviteManyDialog.preload()}
          onClick={({ currentTarget: { form } }) => {
            const entered = form && formReader(new FormData(form))
            setBegun([entered?.text('fullName'), entered?.text('email')].filter(Boolean).join(' '))
          }}
        >
          {INVITE_SEVERAL_INSTEAD}
        </Button>
      }
    >
      <InviteFields />
    </FormDialog>
  )
}

function InviteFields() {
  const actor = useActor()
  const me = useLive(peopleOfCompany, {})?.find(({ person }) => person.id === actor.id)?.person
  const teams = useLive(teamsWithMembers, {})?.filter(({ manages }) => manages)
  return (
    <>
      <TextField label={EMAIL} name="email" type="email" inputMode="email" autoFocus maxLength={254} />
      <TextField label={FULL_NAME} name="fullName" maxLength={100} />
      <LevelSelect levels={invitableLevels(me?.level ?? 'inactive')} defaultValue="member" />
      <MultiPicker
        label={TEAMS}
        name="teamIds"
        texts={TEAM_PICKER}
        placeholder={CHOOSE_TEAMS}
        choices={teams?.map(({ team }) => ({ value: team.id, label: team.name }))}
      />
    </>
  )
}
