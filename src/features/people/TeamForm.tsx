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
import { isActiveMember } from './people.rules.ts'
import {
  CHOOSE_PEOPLE,
  CREATE_TEAM,
  DESCRIPTION,
  LEADERSHIP_EXPLAINED,
  LEADERSHIP_TEAM,
  MEMBER_PICKER,
  MEMBERS,
  NAME,
  OTHER_MEMBERS,
  OWN_PLAN,
  OWN_PLAN_EXPLAINED,
  SAVE,
} from './team-screens.text.ts'
import { teamForm, useSaveTeam } from './use-save-team.ts'

type TeamFormProps = { edited?: TeamWithMembers; onDone: () => void }

export function TeamForm({ edited, onDone }: TeamFormProps) {
  const actor = useActor()
  const save = useSaveTeam(edited)
  const people = useLive(peopleOfCompany, {})?.filter(({ person }) => isActiveMember(person))
  // Whoever creates a team becomes its first member anyway.
  const choosable = edited ? people : people?.filter(({ person }) => person.id !== actor.id)
  const mayLead = canChooseLeadership(actor)
  const wasLeading = edited?.team.isLeadership ?? false
  return (
    <Form
      schema={teamForm}
      read={(form) => ({
        name: form.text('name'),
        description: form.optional('description'),
        isLeadership: mayLead ? form.checked('isLeadership') : wasLeading,
        hasStrategicPlan: form.checked('hasStrategicPlan'),
        memberIds: form.all('memberIds'),
      })}
      onSubmit={(team) => {
        if (save(team)) onDone()
      }}
    >
      <TextField label={NAME} name="name" autoFocus maxLength={100} defaultValue={edited?.team.name} />
      <TextArea
        label={DESCRIPTION}
        name="description"
        maxLength={2_000}
        defaultValue={edited?.team.description ?? ''}
      />
      <MultiPicker
        label={edited ? MEMBERS : OTHER_MEMBERS}
        name="memberIds"
        texts={MEMBER_PICKER}
        placeholder={CHOOSE_PEOPLE}
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
          label={LEADERSHIP_TEAM}
          description={LEADERSHIP_EXPLAINED}
          defaultChecked={wasLeading}
        />
      )}
      <Checkbox
        name="hasStrategicPlan"
        label={OWN_PLAN}
        description={OWN_PLAN_EXPLAINED}
        defaultChecked={edited?.team.hasStrategicPlan ?? false}
      />
      <DialogActions start={edited && <DeleteTeamButton team={edited.team} onDone={onDone} />}>
        <SubmitButton>{edited ? SAVE : CREATE_TEAM}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
