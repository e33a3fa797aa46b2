import { useActor, useLive } from '../../sync/browser/react.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { canChooseLeadership } from '../teams/teams.access.ts'
import { DeleteTeamButton } from './DeleteTeamButton.tsx'
import { peopleOfCompany, type TeamWithMembers } from './people.queries.ts'
import { teamForm, useSaveTeam } from './save-team.ts'
import { isActiveMember } from './people.rules.ts'

const MEMBER_TEXTS = {
  loading: 'Loading team members...',
  none: 'No team members found',
  noMatch: 'No users found.',
}

type TeamFormProps = { edited: TeamWithMembers | undefined; onDone: () => void }

export function TeamForm({ edited, onDone }: TeamFormProps) {
  const actor = useActor()
  const save = useSaveTeam(edited)
  const people = useLive(peopleOfCompany, {})?.filter(({ person }) => isActiveMember(person))
  // Whoever makes a team is its first member, so there is nothing to choose.
  const choosable = edited ? people : people?.filter(({ person }) => person.id !== actor.id)
  const mayLead = canChooseLeadership(actor)
  const wasLeading = edited?.team.isLeadership ?? false
  return (
    <Form
      schema={teamForm}
      read={(form) => ({
        name: form.text('name'),
        description: form.text('description'),
        isLeadership: mayLead ? form.checked('isLeadership') : wasLeading,
        memberIds: form.all('memberIds'),
      })}
      onSubmit={(team) => {
        if (save(team)) onDone()
      }}
    >
      <TextField label="Name" name="name" autoFocus maxLength={100} defaultValue={edited?.team.name} />
      <TextArea
        label="Description (optional)"
        name="description"
        maxLength={2_000}
        defaultValue={edited?.team.description ?? ''}
      />
      <MultiPicker
        label={edited ? 'Members' : 'Other members (optional)'}
        name="memberIds"
        texts={MEMBER_TEXTS}
        placeholder="Choose people"
        defaultValue={edited?.members.map(({ id }) => id) ?? []}
        choices={choosable?.map(({ person, name }) => ({
          value: person.id,
          label: name,
          detail: person.email,
          picture: person.avatarUrl,
        }))}
      />
      {mayLead && (
        <Checkbox
          name="isLeadership"
          label="Leadership team"
          description="Its members handle the company goals. There is one: another team steps back."
          defaultChecked={wasLeading}
        />
      )}
      <DialogActions start={edited && <DeleteTeamButton team={edited.team} onDone={onDone} />}>
        <SubmitButton>{edited ? 'Save' : 'Create team'}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
